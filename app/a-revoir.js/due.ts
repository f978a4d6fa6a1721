/** Defines `<review-due>`, which shows its link with the number of due cards while there are any. */
import { deviceStorage } from '@/components/ui/browser/storage';
import { countDueCards } from '@/lib/review/store/dueDays';

class ReviewDue extends HTMLElement {
  /** Runs when the browser inserts the element, at a load or at a navigation. */
  connectedCallback(): void {
    this.count();
    window.addEventListener('storage', this.count);
  }

  disconnectedCallback(): void {
    window.removeEventListener('storage', this.count);
  }

  private readonly count = (): void => {
    const due = countDueCards(deviceStorage);
    this.hidden = due === 0;
    const number = this.querySelector('b');
    if (number) number.textContent = String(due);
  };
}

if (!customElements.get('review-due')) customElements.define('review-due', ReviewDue);
