/** «Pruébalo»: sends what is shown, and nothing else. Without this script the pages are whole, and their calls cannot be changed. */

/** JSON with its keys told apart, as the page came with. */
function jsonNodes(text) {
  return (text.match(/"(?:[^"\\]|\\.)*"(?:\s*:)?|[^"]+|"/g) ?? []).map((piece) => {
    if (!/^".*:$/s.test(piece)) return piece
    const key = document.createElement('b')
    key.textContent = piece
    return key
  })
}

const laidOut = (text, type) => (type.includes('json') ? JSON.stringify(JSON.parse(text), null, 2) : text)

/** A file is offered under the name that it comes with. */
async function fileLink(response) {
  const link = document.createElement('a')
  const [, name = 'obrador.xlsx'] = /filename="?([^";]+)/.exec(response.headers.get('content-disposition') ?? '') ?? []
  link.href = URL.createObjectURL(await response.blob())
  link.download = name
  link.textContent = name
  return [link]
}

async function shown(response) {
  const type = response.headers.get('content-type') ?? ''
  if (!/json|text/.test(type)) return fileLink(response)
  const text = await response.text()
  return jsonNodes(laidOut(text, type))
}

const { root, sending, unreachable } = document.body.dataset

async function send(form) {
  const { address, body } = form.elements
  const [state, answer] = [form.querySelector('output'), form.querySelector('.answer code')]
  state.textContent = sending
  const began = performance.now()
  try {
    const response = await fetch(root + address.value.replace(/^\//, ''), {
      method: form.dataset.method,
      ...(body && { body: body.value, headers: { 'content-type': 'application/json' } }),
    })
    answer.replaceChildren(...(await shown(response)))
    state.textContent = `${response.status} · ${Math.round(performance.now() - began)} ms`
    state.dataset.ok = response.ok
  } catch {
    state.textContent = unreachable
    state.dataset.ok = false
  }
}

/** The call for a terminal follows what is typed. */
function retell(form) {
  const { address, body } = form.elements
  const sent = body ? ` -H 'Content-Type: application/json' -d '${body.value.replaceAll("'", "'\\''")}'` : ''
  form.querySelector('.curl code').textContent = `curl -s '${form.dataset.base}${address.value}'${sent}`
}

for (const form of document.querySelectorAll('form.call')) {
  for (const field of form.querySelectorAll('[readonly]')) field.readOnly = false
  for (const button of form.querySelectorAll('button')) button.hidden = false
  form.addEventListener('input', () => retell(form))
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void send(form)
  })
  for (const button of form.querySelectorAll('button.quiet'))
    button.addEventListener('click', () => {
      form.elements.body.value = button.parentElement.querySelector('pre').textContent
      button.parentElement.open = false
      retell(form)
    })
}
