/** On everything that people set up, beside its own fields. Names are those of the people, for reading. */
export type ConfigMeta = {
  id: number
  createdAt: string
  createdBy: string | null
  updatedAt: string | null
  updatedBy: string | null
}

/** In the body of a change: `updatedAt` as it was read. See `Operation.version`. */
export type ReadConfig = Partial<Pick<ConfigMeta, 'updatedAt'>>
