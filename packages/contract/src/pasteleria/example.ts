/** A pastry cream with too little starch: the example of the documentation. */
export const pasteleriaExample = {
  type: 'crema_pastelera',
  ingredients: [
    { name: 'Leche entera', grams: 1000 },
    { name: 'Yema', grams: 200 },
    { name: 'Azúcar', grams: 200 },
    { name: 'Almidón/Maicena', grams: 32 },
  ],
}
