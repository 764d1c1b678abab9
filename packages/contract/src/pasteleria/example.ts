/** A pastry cream with too little starch: the example of the documentation. */
export const pasteleriaExample = {
  type: 'crema_pastelera' as const,
  ingredients: [
    { name: 'Leche entera', grams: 1000 },
    { name: 'Yema', grams: 200 },
    { name: 'Azúcar', grams: 200 },
    { name: 'Almidón/Maicena', grams: 32 },
  ],
}

/** The same formula as it is pasted. */
export const pasteleriaText = ['Crema pastelera', '1 l leche entera', '10 yemas', '200 g azúcar', '32 g maicena'].join(
  '\n',
)
