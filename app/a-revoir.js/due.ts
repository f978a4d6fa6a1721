/** Defines `<review-due>`, which shows its link with the number of due cards while there are any. */
import { deviceStorage } from '@/components/ui/browser/storage';
import { countDueCards } from '@/lib/review/store/dueDays';

class ReviewDue extends HTMLElement {
  /** Runs when the browser inserts the element, at a load or at a navigation. */
  connectedCallback(): void {
    this.showCount();
    window.addEventListener('storage', this.showCount);
  }

  disconnectedCallback(): void {
    window.removeEventListener('storage', this.showCount);
  }

  private readonly showCount = (): void => {
    const dueCount = countDueCards(deviceStorage);
    this.hidden = dueCount === 0;
    const countElement = this.querySelector('b');
    if (countElement) countElement.textContent = String(dueCount);
  };
}

if (!customElements.get('review-due')) customElements.define('review-due', ReviewDue);
