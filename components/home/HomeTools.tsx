import { HomeTool } from '@/components/home/HomeTool';
import type { ReactNode } from 'react';
import { SectionHeading } from '@/components/ui/text/SectionHeading';
import type { PictureFiles } from '@/lib/content/picture';
import type { Tool } from '@/lib/tools/tool';
import styles from './HomeTools.module.css';

interface HomeToolsProps {
  /** Slot below the heading. */
  readonly children?: ReactNode;
  readonly entries: readonly { readonly tool: Tool; readonly picture: PictureFiles }[];
}

/** Renders the published tools, each with a picture and a description; nothing without published tools. */
export function HomeTools({ entries, children }: HomeToolsProps) {
  const publishedTools = entries.filter(({ tool }) => !tool.comingSoon);
  if (publishedTools.length === 0) return null;
  return (
    <nav className={styles.root} data-later="part" aria-labelledby="outils-title">
      <SectionHeading id="outils-title">Voir, situer, relier</SectionHeading>
      {children}
      <ul role="list" className={styles.list}>
        {publishedTools.map(({ tool, picture }) => (
          <li key={tool.id}>
            <HomeTool tool={tool} picture={picture} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
