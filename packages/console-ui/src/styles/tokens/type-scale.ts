type TypeStep = {
  /** Pixels at a root font size of 16: the sheet multiplies them with `--ec-rem`. */
  size: number
  line: number
  weight: number
  /** In em. */
  tracking: number
}

export const typeScale = {
  display: { size: 22, line: 30, weight: 600, tracking: -0.018 },
  title: { size: 20, line: 28, weight: 650, tracking: -0.014 },
  heading: { size: 16, line: 24, weight: 600, tracking: -0.01 },
  section: { size: 14, line: 20, weight: 600, tracking: -0.005 },
  body: { size: 14, line: 20, weight: 400, tracking: -0.006 },
  nav: { size: 13.5, line: 20, weight: 500, tracking: -0.006 },
  dense: { size: 13, line: 20, weight: 400, tracking: -0.006 },
  meta: { size: 12, line: 16, weight: 400, tracking: 0 },
  micro: { size: 11, line: 14, weight: 500, tracking: 0 },
} as const satisfies Record<string, TypeStep>
