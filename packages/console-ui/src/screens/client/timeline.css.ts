import { forcedFill } from '../../styles/forced-fill.ts'
import { growing } from '../../styles/growing.ts'
import { screenStyle } from '../../styles/layered-style.ts'
import { containers, media } from '../../styles/media.ts'
import { boxReset, listReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color, space } = vars

const columns = `minmax(${growing(96)}, ${growing(144)}) minmax(0, 1fr) ${growing(200)}`
const line = {
  ...boxReset,
  display: 'grid',
  gridTemplateColumns: columns,
  columnGap: space[5],
  paddingInline: space[6],
} as const
const tighter = `${growing(104)} minmax(0, 1fr) ${growing(150)}`

/** Over the bars; a list says each date itself. */
export const head = screenStyle(
  {
    ...line,
    ...textStyle('meta'),
    alignItems: 'center',
    minBlockSize: growing(32),
    fontWeight: 500,
    color: color.text.tertiary,
    background: color.bg.subtle,
    borderBlock: `1px solid ${color.border.default}`,
    '@container': {
      [containers.folded]: { gridTemplateColumns: tighter },
      [containers.small]: { display: 'none' },
    },
  },
  'head',
)
export const years = screenStyle({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr' }, 'years')

export const list = screenStyle({ ...listReset }, 'list')
export const row = screenStyle(
  {
    ...line,
    alignItems: 'stretch',
    minBlockSize: growing(46),
    selectors: { '& + &': { borderBlockStart: `1px solid ${color.border.subtle}` } },
    '@container': {
      [containers.folded]: { gridTemplateColumns: tighter },
      [containers.small]: {
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        rowGap: space[2],
        paddingBlock: space[4],
      },
    },
  },
  'row',
)
export const product = screenStyle(
  {
    ...textStyle('dense'),
    display: 'grid',
    alignContent: 'center',
    fontWeight: 500,
    color: color.text.primary,
    overflowWrap: 'anywhere',
  },
  'product',
)
export const quiet = screenStyle(
  { ...textStyle('meta'), fontWeight: 400, color: color.text.tertiary },
  'quiet',
)
export const ends = screenStyle(
  {
    ...textStyle('dense'),
    display: 'grid',
    alignContent: 'center',
    paddingBlock: space[3],
    fontVariantNumeric: 'tabular-nums',
    color: color.text.primary,
    '@container': { [containers.small]: { justifyItems: 'end', textAlign: 'end' } },
  },
  'ends',
)
export const soon = screenStyle({ color: color.warning.text, fontWeight: 600 }, 'soon')
export const over = screenStyle({ color: color.text.tertiary }, 'over')

export const track = screenStyle(
  {
    position: 'relative',
    minInlineSize: 0,
    '@container': { [containers.small]: { gridColumn: '1 / -1', order: 1, blockSize: 10 } },
  },
  'track',
)
/** Between two school years. */
export const edge = screenStyle(
  { position: 'absolute', insetBlock: 0, inlineSize: 1, background: color.data.grid },
  'edge',
)
export const today = screenStyle(
  {
    position: 'absolute',
    insetBlock: 0,
    inlineSize: 2,
    background: color.accent.text,
    ...forcedFill('Highlight'),
  },
  'today',
)
export const bar = screenStyle(
  {
    position: 'absolute',
    boxSizing: 'border-box',
    insetBlockStart: `calc(50% - ${growing(8)})`,
    blockSize: growing(16),
    minInlineSize: 3,
    borderRadius: vars.radius.xs,
    '@container': { [containers.small]: { insetBlockStart: 1, blockSize: 8 } },
  },
  'bar',
)
export const cutStart = screenStyle({ borderStartStartRadius: 0, borderEndStartRadius: 0 }, 'cutStart')
export const cutEnd = screenStyle({ borderStartEndRadius: 0, borderEndEndRadius: 0 }, 'cutEnd')
export const kind = {
  active: screenStyle({ background: color.data.accepted, ...forcedFill('CanvasText') }, 'active'),
  expiring: screenStyle({ background: color.data.warned, ...forcedFill('LinkText') }, 'expiring'),
  later: screenStyle({ border: `1px dashed ${color.text.tertiary}` }, 'later'),
  ended: screenStyle({ background: color.border.strong, ...forcedFill('GrayText') }, 'ended'),
}

export const legend = screenStyle(
  {
    ...listReset,
    ...textStyle('meta'),
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space[6],
    rowGap: space[2],
    paddingBlock: space[5],
    paddingInline: space[6],
    color: color.text.secondary,
    borderBlockStart: `1px solid ${color.border.subtle}`,
    '@media': { [media.forcedColors]: { borderBlockStart: '1px solid CanvasText' } },
  },
  'legend',
)
export const key = screenStyle({ display: 'inline-flex', alignItems: 'center', gap: space[3] }, 'key')
export const mark = screenStyle(
  { boxSizing: 'border-box', flex: 'none', inlineSize: 10, blockSize: 10, borderRadius: 2.5 },
  'mark',
)
export const todayMark = screenStyle(
  { flex: 'none', inlineSize: 2, blockSize: 12, background: color.accent.text, ...forcedFill('Highlight') },
  'todayMark',
)
