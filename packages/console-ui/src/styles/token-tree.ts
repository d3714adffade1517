import { growing } from './growing.ts'
import { type ColorPair, colors } from './tokens/colors.ts'
import { fonts } from './tokens/fonts.ts'
import { stacking } from './tokens/layers.ts'
import { motion } from './tokens/motion.ts'
import { fixedSizes, growingSizes } from './tokens/sizes.ts'
import { radius, space } from './tokens/space.ts'
import { typeScale } from './tokens/type-scale.ts'

type Leaves<Tree, Leaf> = { [Key in keyof Tree]: Leaf }

/** CSS values of all tokens but the shadows, which are made of other tokens. */
export const tokenValues = {
  rem: '1rem',
  color: colorGroups(colors),
  font: fonts,
  type: mapLeaves(typeScale, ({ size, line, weight, tracking }) => ({
    size: growing(size),
    line: growing(line),
    weight: String(weight),
    tracking: `${tracking}em`,
  })),
  space: mapLeaves(space, pixels),
  radius: mapLeaves(radius, pixels),
  size: { ...mapLeaves(fixedSizes, pixels), ...mapLeaves(growingSizes, growing) },
  motion,
  layer: { base: '0', ...mapLeaves(stacking, (order) => `calc(var(--ec-layer-base) + ${order})`) },
}

/** The shape of the contract. */
export const tokenNames = {
  ...tokenValues,
  shadow: { button: '', bar: '', overlay: '', sticky: '', focus: '' },
}

/** `['color', 'bg', 'overlayHover']` is `ec-color-bg-overlay-hover`. */
export function variableName(path: readonly string[]): string {
  return ['ec', ...path]
    .map((step) => step.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`))
    .join('-')
}

function pixels(px: number): string {
  return `${px}px`
}

// Object.entries forgets the keys' types, and every key of the tree is kept: hence the two assertions.
function mapLeaves<Tree extends object, Leaf>(
  tree: Tree,
  toLeaf: (value: Tree[keyof Tree]) => Leaf,
): Leaves<Tree, Leaf> {
  return Object.fromEntries(Object.entries(tree).map(([key, value]) => [key, toLeaf(value)])) as Leaves<
    Tree,
    Leaf
  >
}

function colorGroups<Tree extends Record<string, Record<string, ColorPair>>>(
  tree: Tree,
): { [Group in keyof Tree]: Leaves<Tree[Group], string> } {
  return Object.fromEntries(
    Object.entries(tree).map(([group, pairs]) => [
      group,
      mapLeaves(pairs, ([light, dark]) => `light-dark(${light}, ${dark})`),
    ]),
  ) as { [Group in keyof Tree]: Leaves<Tree[Group], string> }
}
