/** The schemas of `content/`: name of the JSON Schema, valibot schema, and the files. */
import type { GenericSchema } from 'valibot';
import { BuildingRecordSchema } from '@/lib/buildings/record';
import { LessonSchema } from '@/lib/classroom/lesson';
import { EditorialFileSchema } from '@/lib/content/editorial';
import { ModifiedSchema } from '@/lib/content/modified';
import { DocumentsDataSchema } from '@/lib/data/schemas/documents';
import { EventsDataSchema } from '@/lib/data/schemas/events';
import { PeopleDataSchema } from '@/lib/data/schemas/people';
import { PlacesDataSchema } from '@/lib/data/schemas/places';
import { DocumentRecordSchema } from '@/lib/documents/record';
import { EpisodeRecordSchema } from '@/lib/episodes/record';
import { SpellingsSchema } from '@/lib/episodes/search/spellings';
import { GenealogySchema } from '@/lib/genealogy/record';
import { GlossarySchema } from '@/lib/glossary/term';
import { MapRecordSchema } from '@/lib/map/places/place';
import { PathRecordSchema } from '@/lib/paths/record';
import { PeopleSchema } from '@/lib/people/person';
import { PeriodsSchema, QuestionsSchema } from '@/lib/quiz/record';
import { AboutSchema } from '@/lib/site/about';
import { ArticleSchema } from '@/lib/site/article/article';
import { ContactSchema } from '@/lib/site/contact';
import { LegalSchema } from '@/lib/site/legal';
import { RedirectsSchema } from '@/lib/site/addresses/redirects';
import { ShopSchema } from '@/lib/site/shop';
import { SiteSchema } from '@/lib/site/site';
import { ErasSchema, EventsSchema, LanesSchema, SpansSchema } from '@/lib/timeline/record';
import { ToolsSchema } from '@/lib/tools/tool';
import { CartographySchema } from '@/scripts/maps/geography/cartography';

/** The schemas of the data of `/donnees`, published with them, by name. */
export const DATA_FILES: Readonly<Record<string, GenericSchema>> = {
  lieux: PlacesDataSchema,
  evenements: EventsDataSchema,
  personnes: PeopleDataSchema,
  documents: DocumentsDataSchema,
};

interface ContentFile {
  readonly schema: GenericSchema;
  /** Glob of the files in one folder, as editors match paths: `*` stands for any name. */
  readonly files: `content/${string}.json`;
}

export const CONTENT_FILES: Readonly<Record<string, ContentFile>> = {
  site: { schema: SiteSchema, files: 'content/site.json' },
  about: { schema: AboutSchema, files: 'content/about.json' },
  contact: { schema: ContactSchema, files: 'content/contact.json' },
  shop: { schema: ShopSchema, files: 'content/shop.json' },
  episode: { schema: EpisodeRecordSchema, files: 'content/episodes/*.json' },
  people: { schema: PeopleSchema, files: 'content/people.json' },
  glossary: { schema: GlossarySchema, files: 'content/glossary.json' },
  map: { schema: MapRecordSchema, files: 'content/maps/*.json' },
  cartography: { schema: CartographySchema, files: 'content/cartography/*.json' },
  questions: { schema: QuestionsSchema, files: 'content/quiz/*.json' },
  periods: { schema: PeriodsSchema, files: 'content/quiz/periods/*.json' },
  genealogy: { schema: GenealogySchema, files: 'content/genealogy.json' },
  'timeline-lanes': { schema: LanesSchema, files: 'content/timeline/lanes.json' },
  'timeline-eras': { schema: ErasSchema, files: 'content/timeline/eras.json' },
  'timeline-events': { schema: EventsSchema, files: 'content/timeline/events.json' },
  'timeline-spans': { schema: SpansSchema, files: 'content/timeline/spans.json' },
  document: { schema: DocumentRecordSchema, files: 'content/documents/*.json' },
  building: { schema: BuildingRecordSchema, files: 'content/buildings/*.json' },
  path: { schema: PathRecordSchema, files: 'content/paths/*.json' },
  lesson: { schema: LessonSchema, files: 'content/classroom/*.json' },
  modified: { schema: ModifiedSchema, files: 'content/modified.json' },
  editorial: { schema: EditorialFileSchema, files: 'content/editorial.json' },
  article: { schema: ArticleSchema, files: 'content/articles/*.json' },
  redirects: { schema: RedirectsSchema, files: 'content/redirects.json' },
  legal: { schema: LegalSchema, files: 'content/legal.json' },
  spellings: { schema: SpellingsSchema, files: 'content/spellings.json' },
  tools: { schema: ToolsSchema, files: 'content/tools.json' },
};
