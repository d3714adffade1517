import { growing } from '../../styles/growing.ts'
import { screenStyle } from '../../styles/layered-style.ts'
import { containers } from '../../styles/media.ts'
import { boxReset, listReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color, space } = vars

export const tabs = screenStyle({ marginBlockStart: space[4] }, 'tabs')
export const body = screenStyle(
  {
    display: 'grid',
    gridTemplateColumns: `minmax(0, 1fr) ${growing(364)}`,
    alignContent: 'start',
    alignItems: 'start',
    gap: space[6],
    flex: '1 1 auto',
    padding: `${space[6]} ${space[9]} ${space[9]}`,
    '@container': {
      [containers.folded]: { gridTemplateColumns: `minmax(0, 1fr) ${growing(320)}` },
      [containers.medium]: { gridTemplateColumns: 'minmax(0, 1fr)' },
      [containers.small]: { paddingInline: space[6] },
    },
  },
  'body',
)
export const stack = screenStyle({ display: 'grid', gap: space[6], minInlineSize: 0 }, 'stack')
/** Where a tab leads: it takes the focus, and shows no ring for that. */
export const part = screenStyle(
  { minInlineSize: 0, borderRadius: vars.radius.lg, scrollMarginBlockStart: space[6], outline: 'none' },
  'part',
)
export const facts = screenStyle({ paddingInline: space[6], paddingBlockEnd: space[5] }, 'facts')
export const notLoaded = screenStyle({ paddingInline: space[6], paddingBlockEnd: space[4] }, 'notLoaded')

export const lines = screenStyle({ ...listReset }, 'lines')
export const line = screenStyle(
  {
    ...boxReset,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space[5],
    rowGap: space[2],
    minBlockSize: growing(52),
    paddingBlock: space[4],
    paddingInline: space[6],
    borderBlockStart: `1px solid ${color.border.subtle}`,
  },
  'line',
)
export const icon = screenStyle({ display: 'flex', flex: 'none', color: color.text.tertiary }, 'icon')
export const names = screenStyle({ display: 'grid', flex: `1 1 ${growing(180)}`, minInlineSize: 0 }, 'names')
export const name = screenStyle(
  { ...textStyle('dense'), fontWeight: 500, color: color.text.primary, overflowWrap: 'anywhere' },
  'name',
)
export const below = screenStyle(
  { ...textStyle('meta'), color: color.text.tertiary, overflowWrap: 'anywhere' },
  'below',
)
export const end = screenStyle(
  { ...textStyle('dense'), flex: 'none', maxInlineSize: '100%', color: color.text.secondary },
  'end',
)
export const soon = screenStyle(
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[2],
    color: color.warning.text,
    fontWeight: 500,
  },
  'soon',
)
export const more = screenStyle(
  {
    ...boxReset,
    ...textStyle('dense'),
    paddingBlock: space[4],
    paddingInline: space[6],
    color: color.text.tertiary,
    borderBlockStart: `1px solid ${color.border.subtle}`,
  },
  'more',
)

export const beside = screenStyle(
  { ...textStyle('dense'), fontWeight: 400, color: color.text.secondary },
  'beside',
)
export const soonFigure = screenStyle({ color: color.warning.text }, 'soonFigure')
export const id = screenStyle(
  { display: 'inline-flex', alignItems: 'center', gap: space[3], fontFamily: vars.font.mono },
  'id',
)
