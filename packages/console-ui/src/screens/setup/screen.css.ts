import { focusRing } from '../../styles/focus-ring.ts'
import { growing } from '../../styles/growing.ts'
import { screenStyle } from '../../styles/layered-style.ts'
import { containers } from '../../styles/media.ts'
import { boxReset, buttonReset, headingReset, listReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color, space } = vars

export const one = screenStyle(
  {
    maxInlineSize: vars.size.formMax,
    padding: `${space[7]} ${space[9]} ${space[9]}`,
    '@container': { [containers.small]: { paddingInline: space[6] } },
  },
  'one',
)
/** A list of all steps, one of which is open. */
export const steps = screenStyle(
  {
    ...listReset,
    maxInlineSize: `calc(${vars.size.formMax} + 2 * ${space[9]})`,
    padding: `${space[6]} ${space[9]} ${space[9]}`,
    '@container': { [containers.small]: { paddingInline: space[6] } },
  },
  'steps',
)
export const item = screenStyle({ borderBlockEnd: `1px solid ${color.border.subtle}` }, 'item')
export const heading = screenStyle({ ...headingReset }, 'heading')
export const head = screenStyle(
  {
    ...buttonReset,
    display: 'grid',
    gridTemplateColumns: `${growing(18)} minmax(0, 1fr) auto`,
    alignItems: 'center',
    columnGap: space[5],
    inlineSize: '100%',
    minBlockSize: growing(56),
    paddingBlock: space[4],
    textAlign: 'start',
    borderRadius: vars.radius.sm,
    selectors: { '&:focus-visible': focusRing },
  },
  'head',
)
export const texts = screenStyle({ minInlineSize: 0 }, 'texts')
export const name = screenStyle(
  { ...textStyle('section'), display: 'block', color: color.text.primary },
  'name',
)
export const reason = screenStyle(
  { ...textStyle('meta'), display: 'block', color: color.text.secondary, overflowWrap: 'anywhere' },
  'reason',
)
export const chevron = screenStyle(
  {
    color: color.text.tertiary,
    selectors: {
      [`${head}[aria-expanded="true"] &`]: { transform: 'rotate(90deg)' },
    },
  },
  'chevron',
)
/** The form of a step brings its own sides. */
export const body = screenStyle(
  {
    display: 'flex',
    flexDirection: 'column',
    gap: space[5],
    minInlineSize: 0,
    paddingBlockEnd: space[7],
    paddingInlineStart: `calc(${growing(18)} + ${space[5]})`,
    '@container': { [containers.small]: { paddingInlineStart: 0 } },
  },
  'body',
)
export const title = screenStyle({ ...headingReset, ...textStyle('heading') }, 'title')
export const text = screenStyle(
  { ...boxReset, ...textStyle('dense'), color: color.text.secondary, overflowWrap: 'anywhere' },
  'text',
)
/** Between a text and what it is about. */
export const lead = screenStyle({ marginBlockEnd: space[5] }, 'lead')
export const mark = {
  done: screenStyle({ flex: 'none', color: color.success.icon }, 'done'),
  open: screenStyle({ flex: 'none', color: color.text.tertiary }, 'open'),
  attention: screenStyle({ flex: 'none', color: color.warning.icon }, 'attention'),
  unknown: screenStyle({ flex: 'none', color: color.text.tertiary }, 'unknown'),
}
export const outcomes = screenStyle(
  { display: 'grid', gap: space[4], selectors: { '&:empty': { display: 'none' } } },
  'outcomes',
)
export const list = screenStyle({ ...listReset, marginBlockStart: space[3] }, 'list')
export const line = screenStyle(
  {
    ...textStyle('dense'),
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: space[5],
    paddingBlock: space[3],
    overflowWrap: 'anywhere',
  },
  'line',
)
/** Something that is there: what it is, how it stands, and what can be done with it. */
export const row = screenStyle(
  {
    ...textStyle('dense'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space[5],
    rowGap: space[2],
    minBlockSize: growing(40),
    paddingBlock: space[3],
    borderBlockEnd: `1px solid ${color.border.subtle}`,
  },
  'row',
)
export const rowTexts = screenStyle(
  { flex: '1 1 auto', inlineSize: growing(180), minInlineSize: 0, overflowWrap: 'anywhere' },
  'rowTexts',
)
export const rowName = screenStyle({ display: 'block', color: color.text.primary }, 'rowName')
/** Cards with a sentence each: three of them side by side. */
export const choice = screenStyle({ maxInlineSize: growing(620) }, 'choice')
export const parts = screenStyle(
  { display: 'flex', flexDirection: 'column', gap: space[5], minInlineSize: 0 },
  'parts',
)
/** A form that has edges of its own. */
export const panel = screenStyle(
  {
    minInlineSize: 0,
    border: `1px solid ${color.border.default}`,
    borderRadius: vars.radius.md,
    overflow: 'hidden',
  },
  'panel',
)
export const panelFoot = screenStyle({ padding: `0 ${space[7]} ${space[7]}` }, 'panelFoot')
export const buttons = screenStyle(
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[4] },
  'buttons',
)
/** The way to the full screen stands apart from what is done here. */
export const full = screenStyle({ marginInlineEnd: 'auto' }, 'full')
/** Takes back the margins of a page and the space above a section, which every form has. */
export const form = screenStyle(
  {
    marginBlockStart: `calc(-1 * ${space[7]})`,
    marginInline: `calc(-1 * ${space[9]})`,
    '@container': { [containers.small]: { marginInline: `calc(-1 * ${space[6]})` } },
  },
  'form',
)
