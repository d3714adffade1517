import { html } from 'hono/html'

/** A piece of the page; texts in it are escaped. */
export type Markup = ReturnType<typeof html>

/** A text with `code` in it. */
export const prose = (text: string): Markup[] =>
  text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : html`${part}`))
