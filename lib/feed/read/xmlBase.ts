import { resolveAddress } from '@/lib/feed/read/address';
import { attribute, type XmlNode } from '@/lib/feed/read/xml/xmlNode';

/** Returns the bases of addresses within an element: its `xml:base` (W3C XML Base, §3) before the outer bases. */
export function withBase(
  node: XmlNode | undefined,
  bases: readonly (string | null)[],
): readonly (string | null)[] {
  const ownBase = resolveAddress(attribute(node, 'xml:base'), bases);
  return ownBase === null ? bases : [ownBase, ...bases];
}
