import type { Program } from 'typescript-json-schema'

/** What the contract calls the thing that each call answers with, or with a list of; absent where it has no name. */
export const entityNames = (program: Program, entry: string): Record<string, string> => {
  const checker = program.getTypeChecker()
  const file = program.getSourceFile(entry)
  const module = file && checker.getSymbolAtLocation(file)
  const declared = module && checker.getExportsOfModule(module).find(({ name }) => name === 'AnswersByCall')
  if (!declared) throw new Error(`${entry} declares no answers.`)
  const names: Record<string, string> = {}
  for (const answer of checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(declared))) {
    const type = checker.getTypeOfSymbol(answer)
    const name = (type.aliasSymbol ?? type.getNumberIndexType()?.aliasSymbol)?.name
    if (name !== undefined) names[answer.name] = name
  }
  return names
}
