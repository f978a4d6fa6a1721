/**
 * Defines `<address-suggestions>`, which suggests the page that a wrong address may have meant. Is
 * a separate script, since Next puts the 404 page into the data of every page.
 */
import { nearestAddresses, type KnownAddress } from '@/lib/site/addresses/nearestAddresses';

class AddressSuggestions extends HTMLElement {
  /** Runs when the browser inserts the element, at a load or at a navigation. */
  connectedCallback(): void {
    void this.suggest().catch(() => undefined);
  }

  private async suggest(): Promise<void> {
    const response = await fetch('/adresses.json');
    const addresses: unknown = await response.json();
    if (!response.ok || !Array.isArray(addresses)) return;
    const path = decodeURIComponent(location.pathname);
    const suggestions = nearestAddresses(path, addresses.filter(isAddress));
    if (suggestions.length === 0) return;
    const question = document.createElement('p');
    question.textContent = 'Vouliez-vous dire\u00a0:';
    const list = document.createElement('ul');
    list.setAttribute('role', 'list');
    list.append(...suggestions.map(listItemOf));
    this.replaceChildren(question, list);
  }
}

function listItemOf([path, name]: KnownAddress): HTMLElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = path;
  link.textContent = name;
  item.append(link);
  return item;
}

const isAddress = (value: unknown): value is KnownAddress =>
  Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'string';

if (!customElements.get('address-suggestions'))
  customElements.define('address-suggestions', AddressSuggestions);
