import Link from 'next/link';
import { Picture } from '@/components/ui/Picture';
import type { PictureFiles } from '@/lib/content/picture';
import type { Tool } from '@/lib/tools/tool';
import styles from './HomeTool.module.css';

const SIZES = '(width < 640px) 92vw, 310px';

interface HomeToolProps {
  readonly tool: Pick<Tool, 'title' | 'description' | 'link'>;
  readonly picture: PictureFiles;
}

export function HomeTool({ tool: { title, description, link }, picture }: HomeToolProps) {
  return (
    <div className={styles.root}>
      <Picture
        className={styles.picture}
        picture={picture}
        sizes={SIZES}
        alt=""
        width={960}
        height={600}
        loading="lazy"
      />
      <div className={styles.body}>
        <h3>
          <Link className={styles.link} href={{ pathname: link }} prefetch={false}>
            {title}
          </Link>
        </h3>
        <p className={styles.text}>{description}</p>
      </div>
    </div>
  );
}
