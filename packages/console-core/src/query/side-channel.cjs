// Stands in for the package of this name, with which qs keeps notes about objects: that one brings 20 kB for engines
// without WeakMap, and there are none left. CommonJS, as qs requires it.
module.exports = () => {
  const notes = new WeakMap()
  return {
    get: (about) => notes.get(about),
    has: (about) => notes.has(about),
    set: (about, note) => void notes.set(about, note),
    delete: (about) => notes.delete(about),
  }
}
