import { focusRingInside } from '../../styles/focus-ring.ts'
import { growing } from '../../styles/growing.ts'
import { featureStyle } from '../../styles/layered-style.ts'
import { media } from '../../styles/media.ts'
import { boxReset, headingReset, listReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color, space } = vars

export const partly = featureStyle(
  { ...boxReset, ...textStyle('dense'), color: color.danger.text, marginBlockEnd: space[5] },
  'partly',
)
/** Side by side while there is room: a dialog is no container of a screen. */
export const lists = featureStyle(
  {
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${growing(280)}), 1fr))`,
    gap: space[6],
    alignItems: 'start',
    marginBlockStart: space[4],
  },
  'lists',
)
export const list = featureStyle(
  {
    ...boxReset,
    minInlineSize: 0,
    border: `1px solid ${color.border.default}`,
    borderRadius: vars.radius.lg,
    background: color.bg.surface,
    overflow: 'clip',
    selectors: { '&:focus-visible': focusRingInside },
  },
  'list',
)
export const heading = featureStyle(
  {
    ...headingReset,
    ...textStyle('dense'),
    display: 'flex',
    alignItems: 'center',
    gap: space[4],
    minBlockSize: growing(40),
    paddingInline: space[5],
    fontWeight: 600,
    color: color.text.primary,
    background: color.bg.subtle,
  },
  'heading',
)
export const before = featureStyle(
  { ...boxReset, padding: space[4], borderBlockStart: `1px solid ${color.border.subtle}` },
  'before',
)
export const empty = featureStyle(
  {
    ...boxReset,
    ...textStyle('dense'),
    padding: space[5],
    color: color.text.tertiary,
    borderBlockStart: `1px solid ${color.border.subtle}`,
    overflowWrap: 'anywhere',
  },
  'empty',
)
export const rows = featureStyle({ ...listReset }, 'rows')
export const row = featureStyle(
  {
    ...boxReset,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space[4],
    rowGap: space[2],
    minBlockSize: growing(44),
    paddingBlock: space[3],
    paddingInlineStart: space[5],
    paddingInlineEnd: space[4],
    borderBlockStart: `1px solid ${color.border.subtle}`,
    borderInlineStart: '3px solid transparent',
  },
  'row',
)
export const changed = featureStyle({ borderInlineStartColor: color.accent.solid }, 'changed')
export const refused = featureStyle(
  { background: color.danger.subtle, borderInlineStartColor: color.danger.solid },
  'refused',
)
export const name = featureStyle({ display: 'grid', flex: '1 1 96px', minInlineSize: 0 }, 'name')
export const title = featureStyle(
  { ...textStyle('dense'), fontWeight: 500, color: color.text.primary, overflowWrap: 'anywhere' },
  'title',
)
export const detail = featureStyle({ ...textStyle('meta'), color: color.text.tertiary }, 'detail')
export const failure = featureStyle(
  {
    ...textStyle('dense'),
    display: 'flex',
    gap: space[3],
    flexBasis: '100%',
    color: color.danger.text,
    overflowWrap: 'anywhere',
  },
  'failure',
)
export const failureIcon = featureStyle({ flex: 'none', marginBlockStart: 2 }, 'failureIcon')
export const failedRow = featureStyle(
  {
    ...boxReset,
    display: 'flex',
    alignItems: 'center',
    gap: space[4],
    paddingBlock: space[4],
    paddingInline: space[6],
    background: color.danger.subtle,
    borderBlockStart: `1px solid ${color.danger.border}`,
    '@media': { [media.forcedColors]: { borderBlockStart: '1px solid CanvasText' } },
  },
  'failedRow',
)
export const note = featureStyle(
  { ...boxReset, ...textStyle('dense'), marginBlockStart: space[5], color: color.text.secondary },
  'note',
)
export const summary = featureStyle(
  { ...textStyle('dense'), marginInlineEnd: 'auto', alignSelf: 'center', color: color.text.secondary },
  'summary',
)
