/** Defines `<review-due>`, which shows its link while cards wait, with their number. */
import { dueToday } from '@/components/review/due/dueDays';

class ReviewDue extends HTMLElement {
  /** Called when the element comes to the page, by a load or by a link. */
  connectedCallback(): void {
    this.count();
    window.addEventListener('storage', this.count);
  }

  disconnectedCallback(): void {
    window.removeEventListener('storage', this.count);
  }

  private readonly count = (): void => {
    const due = dueToday();
    this.hidden = due === 0;
    const number = this.querySelector('b');
    if (number) number.textContent = String(due);
  };
}

if (!customElements.get('review-due')) customElements.define('review-due', ReviewDue);
