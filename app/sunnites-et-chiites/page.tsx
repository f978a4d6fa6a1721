import { articlePage } from '@/app/articlePage';

const { generateMetadata, Page } = articlePage('branches');

export { generateMetadata };
export default Page;
