import { growing } from '../../styles/growing.ts'
import { screenStyle } from '../../styles/layered-style.ts'
import { containers } from '../../styles/media.ts'
import { tableReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color, space } = vars

const onSmall = (rule: object) => ({ '@container': { [containers.small]: rule } })

export const table = screenStyle(
  {
    ...tableReset,
    ...textStyle('dense'),
    inlineSize: '100%',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    color: color.text.primary,
    ...onSmall({ display: 'block' }),
  },
  'table',
)

/** Cards bear what a header would say: it stays for assistive technology alone. */
export const head = screenStyle(
  onSmall({
    position: 'absolute',
    inlineSize: 1,
    blockSize: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  }),
  'head',
)

const headBase = {
  ...tableReset,
  ...textStyle('meta'),
  paddingInline: space[5],
  blockSize: vars.size.rowHeader,
  fontWeight: 550,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  color: color.text.tertiary,
  ':first-child': { paddingInlineStart: space[6] },
} as const
export const columnHead = screenStyle(headBase, 'columnHead')
export const endHead = screenStyle({ ...headBase, textAlign: 'end' }, 'endHead')

/** As wide as the table also where its rows are cards. */
export const body = screenStyle(onSmall({ display: 'block' }), 'body')

/** In a small container a card: name and rows, from when, then the days. */
export const row = screenStyle(
  {
    borderBlockStart: `1px solid ${color.border.subtle}`,
    ...onSmall({
      display: 'grid',
      gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
      alignItems: 'center',
      gap: space[3],
      padding: `${space[5]} ${space[6]}`,
    }),
  },
  'row',
)

const cellBase = {
  ...tableReset,
  paddingInline: space[5],
  fontWeight: 400,
  textAlign: 'start',
} as const
const inCard = (gridColumn: string, rule: object = {}) =>
  onSmall({ gridColumn, padding: 0, blockSize: 'auto', ...rule })

export const name = screenStyle(
  {
    ...cellBase,
    paddingInlineStart: space[6],
    blockSize: growing(48),
    fontWeight: 550,
    ...inCard('1 / 5'),
  },
  'name',
)
export const rows = screenStyle({ ...cellBase, textAlign: 'end', ...inCard('5 / -1') }, 'rows')
export const imported = screenStyle(
  {
    ...cellBase,
    whiteSpace: 'nowrap',
    '@container': {
      [containers.medium]: { whiteSpace: 'normal' },
      [containers.small]: {
        gridColumn: '1 / -1',
        padding: 0,
        blockSize: 'auto',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        columnGap: space[4],
      },
    },
  },
  'imported',
)
export const below = screenStyle(
  {
    ...textStyle('meta'),
    display: 'block',
    color: color.text.tertiary,
  },
  'below',
)
export const quiet = screenStyle({ color: color.text.tertiary }, 'quiet')
/** Only where no header says it. */
export const noun = screenStyle({ display: 'none', ...onSmall({ display: 'inline' }) }, 'noun')
export const waiting = screenStyle({ ...cellBase, ...inCard('1 / -1') }, 'waiting')
export const waitingRow = screenStyle({ blockSize: growing(49) }, 'waitingRow')
