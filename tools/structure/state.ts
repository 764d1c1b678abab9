/**
 * What a module would keep between two calls. An engine knows what its parts know and nothing else, so that no answer depends
 * on what was asked, imported or bundled before: a constant that is built late goes through `lazy()` of the engine, and what
 * else must be kept is kept by whoever is asked.
 */

/** A declaration of the module itself: nothing stands before it on its line. */
const VARIABLE = /^(?:export )?(?:let|var) (\w+|[{[][^=]*)/gm
const CONSTANT = /^(?:export )?const (\w+)\b/gm
/** A container that somebody must fill later, or it would hold nothing. */
const EMPTY =
  /^(?:export )?const (\w+)(?:: (?!Readonly(?:Set|Map)\b)[^\n=]*(?:=>[^\n=]*)*)? =\s+new (?:Weak)?(?:Map|Set)(?:<[^\n]*>)?\(\)/gm

const CHANGING = 'set|add|delete|clear|push|pop|shift|unshift|splice|sort|reverse|fill|copyWithin'

/** Whether a name of the module is changed somewhere in it. One that a function declares again is that function's own. */
function isChanged(text: string, name: string): boolean {
  const isDeclaredAgain = new RegExp(
    String.raw`^\s+(?:const|let|function) (?:${name}\b|[{[][^=\n]*\b${name}\b)|[(,{]\s*${name}\s*[,:)}=?]|for \(const (?:${name}\b|[{[][^)]*\b${name}\b)|\b${name} =>`,
    'm',
  ).test(text)
  if (isDeclaredAgain) return false
  return new RegExp(
    String.raw`(?<![\w.])${name}(?:\.(?:${CHANGING})\(|(?:\[[^\]\n]+\]|\.\w+)\s*(?:[-+*/]|\?\?|\|\||&&)?=(?![=>])|(?:\[[^\]\n]+\]|\.\w+)(?:\+\+|--))|Object\.assign\(${name}\b|\bdelete ${name}\b`,
  ).test(text)
}

/** The names by which a module keeps something, each with why. */
export function stateIn(text: string): string[] {
  const variables = [...text.matchAll(VARIABLE)].map(([, name = '']) => `${name.trim()} is a variable of the module`)
  const empty = new Set([...text.matchAll(EMPTY)].map(([, name = '']) => name))
  const constants = [...text.matchAll(CONSTANT)].map(([, name = '']) => name)
  const filled = constants.filter((name) => empty.has(name) || isChanged(text, name))
  return [...variables, ...filled.map((name) => `${name} is filled after the module is loaded`)]
}
