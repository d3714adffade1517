/** Who makes a call. */
export type Caller = {
  readonly userId: number
  readonly roles: readonly string[]
  readonly reachableRoles: readonly string[]
  /** Provider staff: every district is theirs. */
  readonly isEmployee: boolean
}
