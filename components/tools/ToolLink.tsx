import { ButtonLink } from '@/components/ui/ButtonLink';
import type { Tool } from '@/lib/tools/tool';

interface ToolLinkProps {
  readonly tool: Pick<Tool, 'link'>;
  readonly children: string;
  readonly lang?: 'en';
  /** Id of the element that says which tool, where the words alone do not. */
  readonly describedBy?: string;
}

/** The way to a tool, as an action. */
export function ToolLink({ tool, children, lang, describedBy }: ToolLinkProps) {
  return (
    <ButtonLink
      look="gold"
      href={{ pathname: tool.link }}
      lang={lang}
      aria-describedby={describedBy}
      prefetch={false}
    >
      {children}
    </ButtonLink>
  );
}
