import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css'
import { layers } from './cascade-layers.css.ts'

/** On paper stands what a screen says: in light colors, over as many sheets as it takes, without what can be pressed. */
onPaper('[data-ec-root]', { colorScheme: 'light', blockSize: 'auto', overflow: 'visible' })

// Titles of columns, rows and sections are buttons too, and a filter says what the rows are, as does the chosen view.
onPaper(
  [
    'button:not(th button):not([data-ec-control], [data-ec-filter]):not([aria-expanded]:not([aria-haspopup]):not([aria-label]))',
    ':is([data-ec-unprinted], [data-ec-uncovered], [data-ec-save-bar], [data-ec-filter=""], td button)',
    'section:has(> ul[data-ec-uncovered])',
    '[data-ec-list-bar] :has(> input:placeholder-shown)',
    '[data-ec-list-bar] :has(> [type=radio]:not(:checked))',
    ':has(> #ec-main) > :not(#ec-main)',
  ]
    .map((selector) => `[data-ec-root] ${selector}`)
    .join(),
  { display: 'none' },
)

// The frame around a screen, and what scrolls in it.
onPaper('[data-ec-root] :is(:has(> #ec-main), #ec-main)', {
  display: 'block',
  blockSize: 'auto',
  overflow: 'visible',
  border: 0,
})
// Begins where the title does, with the edge of its cells.
onPaper('[data-ec-table] :has(> table)', { maxBlockSize: 'none', overflow: 'visible', marginInline: '24px' })

// All columns share the width of the sheet. Headers that stay in place on screen are repeated on each sheet.
onPaper('[data-ec-table] table', { minInlineSize: 0, tableLayout: 'auto', fontSize: '11px' })
onPaper('[data-ec-table] :is(td, th)', {
  position: 'static',
  visibility: 'visible',
  maxInlineSize: 'none',
  paddingInline: '4px',
  overflow: 'visible',
})
onPaper('[data-ec-table] :is(td, th, td *, th *)', { whiteSpace: 'normal' })
onPaper('[data-ec-table] tr', { breakInside: 'avoid' })

function onPaper(selector: string, rule: Omit<GlobalStyleRule, '@layer' | '@media'>): void {
  globalStyle(selector, { '@layer': { [layers.screens]: { '@media': { print: rule } } } })
}
