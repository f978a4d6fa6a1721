import { qrCode } from '@/lib/share/qrCode';
import styles from './QrCodeFigure.module.css';

interface QrCodeFigureProps {
  /** Address that the code leads to. */
  readonly text: string;
  /** Accessible name of the code. */
  readonly label: string;
  readonly caption: string;
}

/** Renders the QR code of an address; a note where the address exceeds the capacity of the code. */
export function QrCodeFigure({ text, label, caption }: QrCodeFigureProps) {
  const code = qrCode(text);
  if (!code) return <p role="status">Cette adresse est trop longue pour un code QR.</p>;
  return (
    <figure className={styles.root}>
      <svg
        className={styles.code}
        viewBox={`0 0 ${code.size} ${code.size}`}
        role="img"
        aria-label={label}
        shapeRendering="crispEdges"
      >
        <path d={code.path} />
      </svg>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
