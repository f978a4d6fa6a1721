import type {
  AboutPageLeaf,
  CollectionPageLeaf,
  ContactPageLeaf,
  IdReference,
  WebPageLeaf,
} from 'schema-dts';
import { pageAddress, websiteId } from '@/lib/seo/ids';
import { licenceNode, publisherReference, type Publication } from '@/lib/seo/graph/publication';

type PageNode = AboutPageLeaf | CollectionPageLeaf | ContactPageLeaf | WebPageLeaf;

export interface PageNodeFacts {
  readonly type: PageNode['@type'];
  /** The title in the page's head. */
  readonly name: string;
  readonly path: string;
  /** The `@id` of the page's subject, described in the same graph or on the home page. */
  readonly about?: string;
  /** Terms of use in class, for teaching material. */
  readonly permission?: string;
}

/** Builds the WebPage of a page. */
export function pageNode(facts: PageNodeFacts, publication: Publication): PageNode {
  const { type, name, path, about, permission } = facts;
  const { origin } = publication;
  const reference = (id: string): IdReference => ({ '@id': id });
  return {
    '@type': type,
    '@id': pageAddress(origin, path),
    url: pageAddress(origin, path),
    name,
    inLanguage: 'fr',
    isPartOf: reference(websiteId(origin)),
    publisher: publisherReference(publication),
    ...(about === undefined ? {} : { mainEntity: reference(about) }),
    ...(permission === undefined ? {} : { license: licenceNode(permission, origin) }),
  };
}
