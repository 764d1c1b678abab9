// Written by `npm run catalogue -- --write` from packages/engine/data: edit the tables there, not this file.

export const DESIGNATIONS: string = `


















concentrado de proteína de suero de leche
concentrado de proteína de suero de leche





nata







+













queso fresco

queso azul
queso azul
queso curado
queso curado de oveja








queso en salmuera


mantequilla
grasa láctea anhidra

huevo


huevo líquido pasteurizado
yema de huevo pasteurizada
clara de huevo pasteurizada
yema de huevo azucarada

yema de huevo en polvo




+preparado vegetal para montar
+
+
+grasa vegetal

aceite de oliva





aceite de coco




+grasas vegetales
+grasas vegetales


+
azúcar moreno



+
azúcar
dextrosa
dextrosa
fructosa




jarabe de glucosa deshidratado
jarabe de glucosa deshidratado
jarabe de glucosa deshidratado
jarabe de glucosa deshidratado
jarabe de glucosa deshidratado
maltodextrina
maltodextrina
maltodextrina
+








extracto de malta de cebada
jarabe de azúcar invertido
jarabe de glucosa y fructosa
jarabe de glucosa
jarabe de glucosa
jarabe de glucosa
jarabe de glucosa
jarabe de glucosa
jarabe de glucosa
jarabe de glucosa
almíbar (azúcar, agua)
almíbar (azúcar, agua)
+
mosto concentrado rectificado




edulcorante (eritritol)
edulcorante (xilitol)
edulcorante (sorbitoles)
edulcorante (sorbitoles)
edulcorante (maltitoles)
edulcorante (maltitoles)
edulcorante (isomaltosa)
edulcorante (manitoles)
edulcorante (lactitol)
humectante (glicerol)
edulcorante (sucralosa)
edulcorante (glucósidos de esteviol)
edulcorante (acesulfamo K)
edulcorante (sacarinas)
edulcorante (aspartamo)

harina de trigo
harina de trigo
harina de trigo
harina de trigo
harina de trigo
harina de trigo
harina de trigo
harina de trigo
harina de trigo
harina de trigo semiintegral
harina de trigo semiintegral



sémola de trigo duro


harina de trigo khorasan
harina de centeno
harina de centeno






















+harina de trigo con gasificante
+



+








+
+
levadura
levadura
levadura
levadura
masa madre (harina de trigo, agua)
masa madre (harina de trigo, agua)

prefermento (harina de trigo, agua, levadura)
prefermento (harina de trigo, agua, levadura)
prefermento (harina de trigo, agua, levadura)
masa fermentada (harina de trigo, agua, sal, levadura)
gasificante (carbonatos de sodio)
gasificante (carbonatos de amonio)
+gasificante
harina de malta de cebada
malta de cebada tostada
+


cacao en grano troceado
cacao en polvo
cacao en polvo
cacao en polvo alcalinizado
cacao magro en polvo
cacao magro en polvo
cacao magro en polvo alcalinizado
chocolate de cobertura
chocolate de cobertura
chocolate de cobertura
chocolate de cobertura
chocolate de cobertura
chocolate de cobertura
chocolate de cobertura
chocolate
chocolate con leche de cobertura
chocolate con leche de cobertura
chocolate con leche de cobertura
chocolate blanco
chocolate blanco
chocolate blanco caramelizado
chocolate ruby



sucedáneo de chocolate


pepitas de chocolate

almendra
almendra con piel

almendra tostada

almendra Marcona
almendra Marcona tostada
almendra Largueta tostada
almendra tostada

avellana



nuez pacana
pistacho


anacardo



cacahuete





chufa











+
+
+
+


























































dátil


+
+
+


















puré de manzana
+

boniato


























canela















+








especias

vinagre balsámico
+
+
+
+
+
+

+
+
sal
sal

+
aroma (vainillina)


aroma


+bebida de soja
+bebida de almendra
+
+
+
+bebida de coco
+crema de coco

+

+preparado de soja para cocinar


+
+preparado de coco en polvo
horchata de chufa concentrada
+


















vino espumoso
vino dulce

vino generoso






brandy


aguardiente de agave

aguardiente de orujo





licor de naranja




licor de grosella negra



licor de vainilla




estabilizante (goma guar)
estabilizante (goma garrofín)
estabilizante (goma tara)
estabilizante (goma xantana)
estabilizante (carragenanos)
estabilizante (alginato sódico)
gelificante (agar-agar)
gelificante (pectinas)
gelificante (pectinas)
estabilizante (goma de celulosa)
estabilizante (metilcelulosa)
estabilizante (goma arábiga)
gelificante (goma gellan)
gelificante (konjac)

+mezcla de estabilizantes y emulgentes
+mezcla de estabilizantes
+preparado lácteo con estabilizantes y emulgentes
+preparado lácteo con estabilizantes y emulgentes
gelatina hidratada (gelatina, agua)
emulgente (lecitina de soja)
emulgente (lecitina de girasol)
emulgente (mono- y diglicéridos de ácidos grasos)
+emulgente en pasta



agente de carga (polidextrosa)






acidulante (ácido cítrico)
acidulante (ácido tartárico)
acidulante (ácido málico)
antioxidante (ácido ascórbico)
acidulante (ácido láctico)
corrector de acidez (tartratos de potasio)
corrector de acidez (citratos de sodio)



turrón blando
turrón duro














































edulcorante (ciclamatos y sacarinas)

preparado de azúcares y estabilizantes



chocolate de cobertura con edulcorante










fideos de sucedáneo de chocolate
magdalena





preparado de nata y grasa vegetal

-
-


harina de trigo escaldada con agua






-`
