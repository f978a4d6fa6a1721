import 'server-only';
import { cache } from 'react';
import { SiteSchema, type Site } from '@/lib/site/site';
import { readContent } from '@/lib/server/content';

/** The owner's facts about the site, decoded once per render. */
export const loadSite = cache((): Site => readContent(SiteSchema, 'site.json'));
