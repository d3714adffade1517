/** The files of a run, each once: several components may come from one, or share an archive. */
export const fileNames = ({
  components,
}: {
  readonly components: readonly { readonly fileName: string | null }[]
}): string[] => [...new Set(components.flatMap(({ fileName }) => fileName ?? []))]
