import { PAGES } from '@/lib/site/pages';

/** `id` of the legal notices' section about use in class. */
export const CLASS_PERMISSION_ID = 'pour-la-classe';

/** Address of the permission for use in class, for structured data and exported files. */
export const CLASS_PERMISSION_PATH = `${PAGES.legal.path}#${CLASS_PERMISSION_ID}` as const;
