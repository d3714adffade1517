// As `prepublishOnly` of each package: what is in dist may be of any age, except while a release runs.
if (process.env.CONSOLE_RELEASE === undefined) {
  console.error('Packages are published by `pnpm release`, which builds and checks them first.')
  process.exit(1)
}
