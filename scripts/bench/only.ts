/**
 * The steps that `--only a,b` names, in their own order; all without it.
 * @throws for a name that no step has
 */
export const onlyOf = <Name extends string>(
  names: readonly Name[],
  wanted: string | undefined,
): readonly Name[] => {
  if (wanted === undefined) return names
  const asked = wanted.split(',').map((name) => name.trim())
  const unknown = asked.filter((name) => !names.some((known) => known === name))
  if (unknown.length > 0) throw new Error(`No step is called ${unknown.join(', ')}: ${names.join(', ')}`)
  return names.filter((name) => asked.includes(name))
}
