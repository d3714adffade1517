import { focusRing } from '../../../styles/focus-ring.ts'
import { growing } from '../../../styles/growing.ts'
import { featureStyle } from '../../../styles/layered-style.ts'
import { lightDark } from '../../../styles/light-dark.ts'
import { containers } from '../../../styles/media.ts'
import { boxReset, buttonReset } from '../../../styles/resets.ts'
import { textStyle } from '../../../styles/text-style.ts'
import { vars } from '../../../styles/tokens.css.ts'
import { wide } from './guide-room.ts'

const { color, space } = vars
const container = { containerName: containers.name, containerType: 'inline-size' } as const

/** From edge to edge: the form has edges of its own, and its bar stands at the end. */
export const panel = featureStyle({ ...container, display: 'grid', minBlockSize: '100%' }, 'panel')
export const alone = featureStyle({ display: 'grid', minInlineSize: 0 }, 'alone')
export const columns = featureStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr',
    minInlineSize: 0,
    '@container': {
      [wide]: {
        gridTemplateColumns: `minmax(0, 1fr) minmax(${growing(220)}, 40%)`,
        gridTemplateRows: 'minmax(0, 1fr)',
      },
    },
  },
  'columns',
)
export const guide = featureStyle(
  {
    minInlineSize: 0,
    background: lightDark(color.bg.canvas, color.bg.subtle),
    borderBlockEnd: `1px solid ${color.border.default}`,
    '@container': {
      [wide]: {
        gridColumn: 2,
        gridRow: 1,
        borderBlockEnd: 0,
        borderInlineStart: `1px solid ${color.border.default}`,
      },
    },
  },
  'guide',
)
export const form = featureStyle(
  {
    ...container,
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    // One edge with the head of the panel, however narrow.
    vars: { [space[9]]: space[7], [space[6]]: space[7] },
    '@container': { [wide]: { gridColumn: 1, gridRow: 1 } },
  },
  'form',
)
export const notes = featureStyle(
  { display: 'grid', gap: space[5], paddingInline: space[7], paddingBlockStart: space[5] },
  'notes',
)
export const state = featureStyle(
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[4] },
  'state',
)
export const toggle = featureStyle({ marginInlineEnd: 'auto' }, 'toggle')
export const tiles = featureStyle(
  {
    ...boxReset,
    listStyle: 'none',
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${growing(240)}), 1fr))`,
    gap: space[4],
  },
  'tiles',
)
export const choose = featureStyle({ display: 'grid', gap: space[5], padding: space[7] }, 'choose')
export const line = featureStyle({ ...boxReset, ...textStyle('dense'), color: color.text.secondary }, 'line')
export const tile = featureStyle(
  {
    ...buttonReset,
    ...textStyle('dense'),
    display: 'flex',
    alignItems: 'center',
    gap: space[5],
    inlineSize: '100%',
    minBlockSize: growing(56),
    padding: space[5],
    borderRadius: vars.radius.md,
    border: `1px solid ${color.border.default}`,
    background: color.bg.surface,
    color: color.text.primary,
    selectors: {
      '&:hover': { borderColor: color.border.strong, background: color.bg.hover },
      '&:focus-visible': focusRing,
    },
  },
  'tile',
)
export const tileIcon = featureStyle({ flex: 'none', color: color.text.secondary }, 'tileIcon')
export const tileTexts = featureStyle({ display: 'grid', minInlineSize: 0 }, 'tileTexts')
export const tileTitle = featureStyle({ fontWeight: 600 }, 'tileTitle')
export const tileNote = featureStyle({ ...textStyle('meta'), color: color.text.secondary }, 'tileNote')
/** Its rows are few. In a low window it keeps its height, and the page scrolls: it would lie under the line below. */
export const listed = featureStyle(
  { display: 'flex', flexDirection: 'column', flex: '1 0 auto', minInlineSize: 0 },
  'listed',
)
export const footline = featureStyle(
  {
    ...boxReset,
    ...textStyle('meta'),
    flex: 'none',
    paddingBlock: space[5],
    paddingInline: space[9],
    color: color.text.secondary,
    '@container': { [containers.small]: { paddingInline: space[6] } },
  },
  'footline',
)
