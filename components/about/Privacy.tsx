import { PlainList } from '@/components/about/PlainList';
import type { AboutPage } from '@/lib/site/about';

/** Renders what the site stores, where, and how to erase it. */
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
