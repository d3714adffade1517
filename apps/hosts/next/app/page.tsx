export default function Page() {
  return <h1>District intranet</h1>
}
