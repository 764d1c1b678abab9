/** Made when it is first wanted: a browser takes longer to make one than to draw half of the first screen. */
export function lazyFormatter<Value>(
  make: () => { readonly format: (value: Value) => string },
): (value: Value) => string {
  let made: ReturnType<typeof make> | undefined
  return (value) => {
    made ??= make()
    return made.format(value)
  }
}
