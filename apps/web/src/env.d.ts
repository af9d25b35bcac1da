declare module 'virtual:icons' {
  const address: string
  export default address
}
