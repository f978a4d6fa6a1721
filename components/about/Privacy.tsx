import { PlainList } from '@/components/about/PlainList';
import type { AboutPage } from '@/lib/site/about';

/** Renders the privacy notice: the stored data, the place of storage, the means of erasure. */
export function Privacy({ privacy }: Pick<AboutPage, 'privacy'>) {
  return (
    <>
      <p>{privacy.intro}</p>
      <PlainList items={privacy.kept} />
      {privacy.paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </>
  );
}
