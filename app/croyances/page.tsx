import { articlePage } from '@/app/articlePage';

const { generateMetadata, Page } = articlePage('beliefs');

export { generateMetadata };
export default Page;
