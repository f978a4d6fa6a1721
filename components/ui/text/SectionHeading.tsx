import styles from './SectionHeading.module.css';

interface SectionHeadingProps {
  readonly id: string;
  readonly children: string;
}

export function SectionHeading({ id, children }: SectionHeadingProps) {
  return (
    <h2 className={styles.root} id={id}>
      {children}
    </h2>
  );
}
