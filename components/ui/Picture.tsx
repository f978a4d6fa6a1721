import type { PictureFiles as PictureFiles } from '@/lib/content/picture';

export interface PictureProps {
  readonly picture: PictureFiles;
  /** Widths at which the layout shows it, as `sizes` has them. */
  readonly sizes: string;
  /** Empty when it only decorates. */
  readonly alt: string;
  /** Size in pixels, which keeps its room until it is there. */
  readonly width: number;
  readonly height: number;
  readonly className?: string | undefined;
  /** Of the frame around the image. */
  readonly frameClassName?: string | undefined;
  readonly loading?: 'eager' | 'lazy';
  /** 'high' for what is the largest thing in sight at first. */
  readonly priority?: 'high' | 'auto';
  /** What is taken, first, where the layout is of another shape. */
  readonly otherwise?: {
    readonly media: string;
    readonly sources: PictureFiles['sources'];
    readonly sizes: string;
  };
}

/** An image in the best format and width that the browser takes. */
export function Picture({
  picture: { src, sources },
  sizes,
  alt,
  width,
  height,
  className,
  frameClassName,
  loading,
  priority,
  otherwise,
}: PictureProps) {
  return (
    <picture className={frameClassName}>
      {otherwise?.sources.map(({ type, srcSet }) => (
        <source
          key={`otherwise ${type}`}
          media={otherwise.media}
          type={type}
          srcSet={srcSet}
          sizes={otherwise.sizes}
        />
      ))}
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        className={className}
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={loading}
        fetchPriority={priority}
      />
    </picture>
  );
}
