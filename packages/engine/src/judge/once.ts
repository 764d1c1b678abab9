/**
 * What is found out of a formula is found out once: several answers ask for it, one after the other. Only the last one is
 * kept, because a map of formulas that come and go cost more than what it saved.
 */
export function once<Subject extends object, Rest extends readonly unknown[], Result>(
  work: (subject: Subject, ...rest: Rest) => Result,
): (subject: Subject, ...rest: Rest) => Result {
  let last: { readonly subject: Subject; readonly result: Result } | undefined
  return (subject, ...rest) => {
    if (last?.subject !== subject) last = { subject, result: work(subject, ...rest) }
    return last.result
  }
}

/** The same of each of the things that stay as long as the service does: rows, recipes, tables. */
export function onceEach<Subject extends object, Result>(
  work: (subject: Subject) => Result,
): (subject: Subject) => Result {
  const known = new WeakMap<Subject, { readonly result: Result }>()
  return (subject) => {
    let found = known.get(subject)
    if (!found) {
      found = { result: work(subject) }
      known.set(subject, found)
    }
    return found.result
  }
}
