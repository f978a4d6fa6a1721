import { PlainList } from '@/components/about/PlainList';
import type { AboutPage } from '@/lib/site/about';

/** Renders the privacy notice: the stored data, where they are stored, and how to erase them. */
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
