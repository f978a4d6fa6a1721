import type { PictureFiles } from '@/lib/content/picture';

export interface PictureProps {
  readonly picture: PictureFiles;
  /** `sizes` of the image: the widths at which the layout shows it. */
  readonly sizes: string;
  /** Empty for a decorative image. */
  readonly alt: string;
  /** Intrinsic size in pixels, which reserves the space before the image loads. */
  readonly width: number;
  readonly height: number;
  readonly className?: string | undefined;
  /** Class of the frame around the image. */
  readonly frameClassName?: string | undefined;
  readonly loading?: 'eager' | 'lazy';
  /** `fetchpriority`: 'high' for the largest contentful paint. */
  readonly priority?: 'high' | 'auto';
  /** Sources for another layout; where `media` matches, these sources replace those of `picture`. */
  readonly otherwise?: {
    readonly media: string;
    readonly sources: PictureFiles['sources'];
    readonly sizes: string;
  };
}

/** Renders a `<picture>`, in the best format and width that the browser accepts. */
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
