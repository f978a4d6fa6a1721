import { PAGES } from '@/lib/site/pages';

/** The `id` of the section of the legal notices that says what a class may do. */
export const CLASS_PERMISSION_ID = 'pour-la-classe';

/** Where it is said, for machines and for files that leave the site. */
export const CLASS_PERMISSION_PATH = `${PAGES.legal.path}#${CLASS_PERMISSION_ID}` as const;
