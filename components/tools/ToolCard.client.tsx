'use client';

import { memo, useId, type MouseEvent, type ReactNode } from 'react';
import { ToolBadges } from '@/components/tools/ToolBadges';
import { ToolDetails } from '@/components/tools/ToolDetails';
import { ToolLink } from '@/components/tools/ToolLink';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { toolIcon } from '@/lib/tools/icon';
import type { Tool } from '@/lib/tools/tool';
import styles from './ToolCard.module.css';

interface ToolCardProps {
  readonly tool: Tool;
  readonly picture: ReactNode;
  readonly isOpen: boolean;
  readonly onToggle: (toolId: string) => void;
}

/** Renders a tool's card, folded or unfolded. A click on the card acts as its button; the link alone navigates. */
export const ToolCard = memo(function ToolCard(props: ToolCardProps) {
  const { tool, picture, isOpen, onToggle } = props;
  const id = useId();
  const titleId = `${id}-titre`;
  const detailsId = `${id}-details`;
  return (
    // The click repeats the button inside, which keyboards and screen readers use.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <article
      className={styles.root}
      data-open={isOpen}
      data-later="card"
      aria-labelledby={titleId}
      onClick={(event) => {
        if (isCardClick(event)) onToggle(tool.id);
      }}
    >
      <div className={styles.head}>
        {picture}
        <span className={styles.icon}>
          <Icon name={toolIcon(tool.icon)} />
        </span>
      </div>
      <div className={styles.body}>
        <p className={styles.facts}>
          <ToolBadges tool={tool} />
          <span className={styles.time}>
            <Icon name="clock" size={18} />
            <span className="visually-hidden">Durée estimée&nbsp;: </span>
            <span>{tool.estimatedTime}</span>
          </span>
        </p>
        <h3 id={titleId} className={styles.title}>
          {tool.title}
        </h3>
        <p className={styles.description}>{tool.description}</p>
        <div id={detailsId} className={styles.details}>
          <div className={styles.clip}>
            <ToolDetails tool={tool} />
          </div>
        </div>
        <div className={styles.actions}>
          {tool.comingSoon ? (
            <Button look="outline" aria-describedby={titleId} disabled>
              {LAUNCH_LABEL}
            </Button>
          ) : (
            <ToolLink tool={tool} describedBy={titleId}>
              {LAUNCH_LABEL}
            </ToolLink>
          )}
          <Button
            className={styles.toggle}
            look="plain"
            aria-expanded={isOpen}
            aria-controls={detailsId}
            aria-describedby={titleId}
            onClick={() => onToggle(tool.id)}
          >
            En savoir plus
            <Icon name="down" size={20} />
          </Button>
        </div>
      </div>
    </article>
  );
});

const LAUNCH_LABEL = "Lancer l'outil";

/** Tells whether a click is on the card itself: on no link or button, and not at the end of a text selection. */
const isCardClick = ({ target }: MouseEvent): boolean =>
  target instanceof Element &&
  target.closest('a, button') === null &&
  window.getSelection()?.isCollapsed !== false;
