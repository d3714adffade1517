import { growing } from '../../styles/growing.ts'
import { screenStyle } from '../../styles/layered-style.ts'
import { vars } from '../../styles/tokens.css.ts'

export const root = screenStyle(
  {
    justifySelf: 'stretch',
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    paddingInline: vars.space[8],
    '@media': { '(max-width: 480px)': { paddingInline: vars.space[6] } },
  },
  'root',
)

export const mark = screenStyle(
  {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: growing(24),
    blockSize: growing(24),
    borderRadius: vars.radius.md,
    backgroundColor: vars.color.accent.solid,
    color: vars.color.accent.onSolid,
  },
  'mark',
)

export const name = screenStyle({ fontSize: growing(15), fontWeight: 650, letterSpacing: '-.012em' }, 'name')

export const suffix = screenStyle(
  {
    padding: '1px 6px',
    borderRadius: vars.radius.xs,
    boxShadow: `inset 0 0 0 1px ${vars.color.warning.border}`,
    backgroundColor: vars.color.warning.subtle,
    color: vars.color.warning.text,
    fontSize: growing(10.5),
    lineHeight: growing(16),
    fontWeight: 650,
    letterSpacing: '.05em',
  },
  'suffix',
)
