/** The least figure that at least this share of all are not above: `percentile(figures, 0.95)`. */
export const percentile = (figures: readonly number[], share: number): number => {
  const sorted = [...figures].sort((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0
}
