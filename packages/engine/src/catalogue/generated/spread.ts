// Written by `npm run catalogue -- --write` from packages/engine/data: edit the tables there, not this file.

export const SPREAD: string = `A grasa .2 0 ~ .126 .12 .105 0 0 .0159
A grasa .17 0 ~ .065 .13 .166 0 0 .014
A grasa .41 0 ~ .01 .13 .15 0 0 .00778
B grasa .6 .405 ~ .362 .168 .19 0 0 .0156
C grasa 0 0 ~ .6 .2 .25 0 0 .011
B grasa .13 0 ~ .62 .207 .279 0 0 .013
B grasa .17 0 ~ .065 .13 .166 0 0 .014
B grasa .2 0 ~ .126 .12 .105 0 0 .0159
A grasa -.06 0 ~ .15 .2 .245 0 0 .0266
A brix -.32 0 ~ .12 .3 .24 0 0 .0191
B brix -.36 0 ~ .15 .6 .35 0 0 .045
A brix .6 1.84 ~ .44 1.5 .593 0 0 .0485
A grasa .16 0 ~ .0972 .207 .198 0 0 .069
C grasa .6 0 ~ .0744 .468 .35 0 0 .0214
A humedad,grasa 0 0 .65 1.37 ~ .821 0 0 .1
A humedad 0 0 .41 .139 ~ 1.1 0 0 .107
B humedad,grasa -.01 0 .444 .905 ~ .661 0 0 .0749
A humedad,grasa 0 0 .495 .983 ~ .999 0 0 .194
A humedad 0 0 1.09 .193 ~ 1.12 0 0 .5
C proteina 0 0 .5 .5 ~ .8 0 0 .225
C proteina 0 0 .5 1 ~ 1 0 0 .09
C proteina 0 0 .5 .3 ~ 1 0 0 .045
C humedad,grasa 0 0 .5 .8 ~ .8 0 0 .09
C humedad,grasa 0 0 .6 .3 ~ 1.3 0 0 .18
B grasa .15 0 ~ .65 .2 .12 0 0 .006
A grasa -.45 0 ~ .494 .113 .136 0 0 .0453
B grasa -.1 0 ~ .6 .12 .15 0 0 .0216
B grasa .11 0 ~ .6 .25 .12 0 0 .0084
B grasa .19 0 ~ .7 .2 .12 0 0 .006
B grasa .2 0 ~ .74 .2 .12 0 0 .006
B grasa .28 0 ~ .89 .2 .12 0 0 .006
B grasa .15 0 ~ .65 .2 .12 0 0 .006
A grasa .6 .654 ~ .874 .267 .553 0 0 .0468
B grasa .18 0 ~ .75 .35 .2 0 0 .0084
B grasa .01 0 ~ .593 .318 .108 0 0 .0054
C grasa,proteina .45 0 ~ .35 .4 .25 0 0 .0144
B grasa,proteina .04 0 ~ .8 .7 .45 0 .005 .012
A grasa,proteina .6 .57 ~ 0 .556 .632 0 .015 .018
B grasa,proteina -.12 0 ~ 2 .8 .9 0 .035 .0096
A grasa,proteina -.45 0 ~ .108 .392 1.11 0 0 .00456
B grasa,proteina -.04 0 ~ .9 .5 .7 .135 0 .0192
B grasa,humedad -.11 0 ~ 4.2 .9 1.1 0 0 .2
A grasa,humedad -.03 0 ~ .884 .876 .641 0 0 .0697
B grasa,humedad -.09 0 ~ 3.5 .8 1.2 0 0 .0208
B grasa,humedad -.18 0 ~ 2.4 1.11 1.5 0 0 .0846
C grasa,humedad .6 .317 ~ 0 .3 .5 0 .02 .0144
C grasa,humedad .26 0 ~ .3 .3 .5 0 .01 .0144
A grasa,humedad -.4 0 ~ .269 .847 1.31 0 0 .112
B grasa,humedad .6 .425 ~ 1.27 .84 1.12 0 0 .137
A grasa,humedad .6 1.86 ~ 1.78 0 1.48 0 0 .459
A grasa,humedad -.07 0 ~ 2.62 0 .957 0 0 .538
B grasa,humedad .6 .625 ~ 1.78 0 1.48 0 0 .302
B grasa,humedad -.43 0 ~ 1.4 0 .9 0 0 .15
B grasa,humedad -.26 0 ~ 2.56 0 2 0 0 .573
A grasa,humedad -.18 0 ~ 1.28 .114 1.01 0 0 .101
A grasa,humedad -.6 0 ~ 2.03 0 .473 0 0 .328
A grasa,humedad -.6 0 ~ .747 0 .759 0 0 .0857
B grasa,humedad .1 0 ~ 1.6 .21 1.3 0 0 .14
B grasa,humedad .11 0 ~ 1.5 0 1 0 .03 .12
A grasa,humedad .41 0 ~ 1.04 .546 1.28 0 0 .205
B grasa,humedad .03 0 ~ 2.88 .615 2.63 0 0 .248
B grasa,humedad -.17 0 ~ 3.61 0 1.88 0 0 .253
B grasa,humedad .11 0 ~ 2.3 0 1.5 0 .1 .5
A grasa -.43 0 ~ .8 .12 .12 0 0 .01
A grasa -.45 0 ~ 1.99 .116 .15 0 0 .27
B grasa -.12 0 ~ .3 .08 .08 0 0 .0075
B - -.6 0 ~ .1 0 .03 0 0 .0015
B - -.6 0 ~ .1 0 .03 0 0 .0015
A humedad -.45 0 ~ .626 .00865 .39 0 0 .012
A humedad -.07 0 ~ .95 .168 .4 0 0 .00603
A humedad .6 .155 ~ 0 .213 .62 0 0 .0252
A humedad -.15 0 ~ .611 0 .241 0 0 .0199
A humedad -.6 0 ~ .881 0 .349 0 0 .00901
A humedad .28 0 ~ .024 0 .276 0 0 .0457
B humedad -.45 0 ~ .958 .6 .393 0 0 .0115
A humedad -.6 0 1.21 2 0 ~ 0 0 .153
A humedad -.44 0 .77 1.28 .066 ~ 0 0 .0326
A humedad -.6 0 1.55 .006 0 ~ 0 0 .21
C proteina 0 0 .7 1.5 0 1.2 .225 .6 .32 rest
A proteina 0 0 .747 .869 0 1.69 0 0 .402 rest
B proteina 0 0 .8 .463 0 1.8 ~ .18 .0112
C grasa -.13 0 ~ 1 1.2 .21 0 .2 .03
A grasa .6 .653 ~ .647 0 .048 0 0 .003
B grasa .6 .653 ~ .647 0 .048 0 0 .003
pure
pure
pure
pure
pure
pure
pure
pure
pure
pure
pure
pure
pure
pure
pure
pure
B ficha -.03 0 .03 0 ~ 0 .6 0 .00156
C ficha -.03 0 1 1 ~ 0 2.5
B humedad -.6 0 ~ 0 .6 .0579 0 0 .042
B humedad 0 0 .018 0 .3 0 0 0 .003 rest
B humedad -.45 0 ~ .05 1.5 .15 0 0 .03
C humedad 0 0 .7 .06 3 .36 0 0 .09 rest
C humedad 0 0 .15 .066 .5 .03 0 .0555 .003 rest
pure
B humedad 0 0 ~ 0 .25
pure
pure
B humedad -.17 0 ~ 0 .15 .05
C humedad 0 0 ~ 0 .4
B humedad 0 0 ~ 0 .2
B humedad 0 0 ~ 0 .2
B de 0 0 .6 0 1.26 0 0 0 .01 rest
B de 0 0 .6 0 1.96 0 0 0 .01 rest
B de 0 0 .6 0 2.1 0 0 0 .01 rest
B de 0 0 .6 0 1.96 0 0 0 .01 rest
B de 0 0 .6 0 1.96 0 0 0 .01 rest
B de 0 0 .6 0 .49 0 0 0 .01 rest
B de 0 0 .6 0 .49 0 0 0 .01 rest
B de 0 0 .6 0 .84 0 0 0 .01 rest
C brix 0 0 .8 0 1.2 rest
pure
pure
C brix 0 0 ~ 0 1.7 0 0 0 .042
B brix 0 0 4.15 .03 5 0 0 0 .027 rest
C brix -.6 0 ~ 0 .9 .06 0 0 .126
B brix -.45 0 ~ .018 1 .008 0 0 .009
B brix 0 0 .8 .135 2.6 .018 0 .06 .003 rest
C brix -.3 0 ~ .03 2.2 .24 0 .45 .03
C brix 0 0 .9 0 4 .7 0 0 .027 rest
B brix 0 0 ~ 0 1 0 0 0 .006
B brix 0 0 .3 0 .5 rest
B de 0 0 .5 0 1.75 0 0 0 .01 rest
B de 0 0 .5 0 1.68 0 0 0 .01 rest
B de 0 0 .5 0 1.68 0 0 0 .01 rest
B de 0 0 .5 0 1.82 0 0 0 .01 rest
B de 0 0 .5 0 1.68 0 0 0 .01 rest
B de 0 0 .5 0 2.24 0 0 0 .01 rest
C de 0 0 .5 0 3 0 0 0 .009 rest
B brix 0 0 ~ 0 .7
B brix 0 0 ~ 0 .7
C brix 0 0 1.5 0 3 rest
B brix 0 0 ~ 0 .7
A brix -.55 0 ~ 0 1.6 .2 0 0 .005
B brix -.6 0 ~ 0 1.4 .15 0 0 .005
B brix -.6 0 ~ 0 1.4 .15 0 0 .005
B brix -.6 0 ~ 0 1.4 .12
pure
pure
B humedad 0 0 .2 0 .1 rest
B humedad 0 0 .5 0 .08 rest
B humedad 0 0 .15 0 .04 rest
B humedad 0 0 .5 0 .08 rest
B humedad 0 0 .7 0 .02 rest
pure
B humedad 0 0 .3 rest
B humedad 0 0 .15 rest
pure
B - 0 0 .8 rest
pure
B - 0 0 1.5 rest
B - 0 0 .5 rest
A humedad,proteina 0 0 1.61 .191 .302 1.01 ~ .242
A humedad,proteina 0 0 .816 .118 .133 .361 ~ .403 .00448
A humedad,proteina 0 0 1.41 .284 .0635 .924 ~ .403 .006
A humedad,proteina 0 0 .816 .127 .245 .764 ~ .403 .00202
A humedad,proteina 0 0 .875 .127 .381 .691 ~ .403 .00263
A humedad,proteina 0 0 .8 .186 .326 .666 ~ .403 .00202
A humedad,proteina 0 0 .951 .355 .28 .949 ~ .273
B humedad,proteina 0 0 .816 .118 .133 .361 ~ .403 .00448
B humedad,proteina 0 0 1.61 .191 .302 1.01 ~ .242
B humedad,proteina 0 0 1.61 .191 .302 1.01 ~ .242 .012
B humedad,proteina 0 0 1.61 .198 .353 1.01 ~ .335
B humedad,proteina 0 0 1.16 .108 .349 .806 ~ .416
A humedad,proteina 0 0 1.05 .229 .354 1.59 ~ .819 .00292
C humedad,proteina 0 0 .8 .2 .415 .9 ~ .4
B humedad,proteina 0 0 1.22 .357 0 1.2 ~ .563
A humedad,proteina 0 0 1.05 .157 0 .972 ~ .418
B humedad,proteina 0 0 1.45 .354 .325 1.39 ~ 2.72
A humedad,proteina 0 0 1.45 .354 0 1.39 ~ 2.72
A humedad,proteina 0 0 1.05 .137 0 1.17 ~ .654 .00496
A humedad,proteina 0 0 .294 .0536 .233 .54 ~ .699 .005
B humedad,proteina 0 0 .46 .0548 .4 .61 ~ 1.07 .005
A humedad,proteina 0 0 .486 .345 .578 1.87 ~ 3.11
A humedad,proteina 0 0 1.82 .409 .2 1.26 ~ 3.98 .006
A humedad,proteina 0 0 1.21 1.55 0 1.32 ~ 3.3 .006
A humedad,proteina 0 0 1.13 .529 .143 .507 ~ .195
A humedad,proteina 0 0 .788 .399 .403 .378 ~ .829 .00882
A humedad,proteina 0 0 1.05 .155 .025 .464 ~ .155 .006
A humedad,proteina 0 0 .539 .196 .025 .128 ~ .084 .006
B humedad,proteina 0 0 .867 .749 .0075 2.17 ~ 1.6
B humedad,proteina 0 0 1.21 .315 1.09 .816 ~ 1.51 .0513
A humedad,proteina 0 0 .476 1.77 .75 2.51 ~ 1.34 .018
A humedad,proteina 0 0 .726 .132 1.64 2.75 0 1.62 .0211 rest
B humedad,proteina 0 0 1.37 .76 2.35 .333 ~ 1.6
A humedad,proteina -.05 0 1.25 2.3 .92 1.39 .618 ~ .0315
B humedad,proteina 0 0 1.34 1.31 .417 1.3 ~ .979
A humedad,proteina 0 0 1.51 .746 .485 .89 ~ 1.66
A humedad,proteina 0 0 1.68 .492 .3 1.46 ~ 1.31 .012
B humedad,proteina 0 0 .757 .357 .392 1.58 ~ .901 .0143
A humedad,proteina 0 0 2.52 .208 .5 .221 ~ 2.03 .018
B humedad,proteina 0 0 1.6 .112 .588 1.92 ~ 3.38 .297
B humedad,proteina 0 0 1.81 .246 2.45 1.11 0 ~ .045
C humedad,proteina 0 0 .8 .9 .7 2 .12 ~
B humedad,proteina 0 0 1.47 .912 1 3.06 ~ 2.28 .0117
A humedad,proteina 0 0 1.14 .194 .055 .906 ~ .378 .536
A humedad 0 0 .366 .112 .234 1.25 ~ .204 .0101
A humedad 0 0 .672 .423 .25 1.09 ~ .374
A humedad 0 0 .9 .25 .03 1.08 ~ .643 .0045
C humedad 0 0 1 .2 0 .5 ~ .3 .0015
C humedad 0 0 .7 .2 1.2 .5 ~ .5 .25
B humedad 0 0 1.19 .792 .3 1.35 ~ 1 .0029
B humedad 0 0 2.5 .0285 0 .25 ~ .1
A humedad 0 0 1.4 .02 0 .078 ~ .27 .01
B humedad 0 0 1.8 .08 0 0 ~ .165 .005
B humedad 0 0 1.3 .008 0 .057 ~ .27
B humedad 0 0 1.3 0 0 .18 ~
B humedad 0 0 1.3 .056 0 .129 ~ .36 .005
C humedad 0 0 1.3 .04 0 .09 ~ 0 .09
C ficha 0 0 .8 1.8 ~ 1.2 3 .3 .144
C humedad 0 0 1.4 .12 .8 .15 ~ .24
B humedad .23 0 ~ .285 0 .7 0 .81 .028
B humedad 0 0 .8 .984 0 2.2 0 2.69 .052 rest
B humedad 0 0 .5 .984 0 2.2 0 2.69 .052 rest
C humedad .28 0 ~ .184 0 .456 0 .526 .0181
B humedad,proteina -.23 0 ~ .142 .0317 .463 .894 .202
B humedad,proteina -.23 0 ~ .19 .0423 .617 1.19 .269
C ficha 0 0 1 .3 .75 1 ~ 1.5 .005
B humedad,proteina -.23 0 ~ .142 .0317 .463 .894 .202
B humedad,proteina -.23 0 ~ .0873 .261 .474 .872 .276
B humedad,proteina -.23 0 ~ .176 .0392 .571 1.1 .249
B humedad,proteina -.23 0 ~ .169 .0378 .55 1.06 .24 .118
pure
pure
C ficha 0 0 1 0 0 .05 4 .1 2.5 rest
C ficha 0 0 1 .368 .24 1.03 ~ 1.06 .015
C ficha 0 0 .8 .384 .252 1.07 ~ 1.11 .015
C ficha .06 0 1.08 4 2 .8 ~ .45
B grasa 0 0 .3 1 .2 .6 .6 1 .018 fat/protein=-.5 fat/fibre=-.5 fat/starch=-.3 rest
pure
B grasa 0 0 .7 1.4 .2 .7 .7 1.2 .018 fat/protein=-.5 fat/fibre=-.5 fat/starch=-.3 rest
B grasa 0 0 .8 .7 .27 1.1 1 2 .033 fat/protein=-.2 fat/fibre=-.2 rest
B grasa 0 0 .8 .7 .465 1.1 1 2 .015 fat/protein=-.2 fat/fibre=-.2 rest
B grasa 0 0 .8 .7 .462 1.1 1 2 .015 fat/protein=-.2 fat/fibre=-.2 rest
B grasa 0 0 .8 .7 .3 1.1 1 2 .036 fat/protein=-.2 fat/fibre=-.2 rest
B grasa 0 0 .863 1.23 .525 1.47 1.08 2.96 .0225 fat/protein=-.2 fat/fibre=-.2 rest
B grasa 0 0 .863 1.18 .528 1.47 1.08 2.38 .0225 rest
B cacao,grasa 0 0 .2 2.7 1.8 .9 .5 1.4 .006 fat/protein=-.55 fat/fibre=-.55 fat/starch=-.35 fat/sugars=-.3 rest
B cacao,grasa 0 0 .2 2.7 1.8 .9 .5 1.4 .006 fat/protein=-.55 fat/fibre=-.55 fat/starch=-.35 fat/sugars=-.3 rest
B cacao,grasa 0 0 .2 2.7 1.8 .9 .5 1.4 .006 fat/protein=-.55 fat/fibre=-.55 fat/starch=-.35 fat/sugars=-.3 rest
B cacao,grasa 0 0 .2 2.7 1.8 .9 .5 1.4 .008 fat/protein=-.55 fat/fibre=-.55 fat/starch=-.35 fat/sugars=-.3 rest
B cacao,grasa 0 0 .2 2.7 1.8 .9 .5 1.4 .008 fat/protein=-.55 fat/fibre=-.55 fat/starch=-.35 fat/sugars=-.3 rest
B cacao,grasa 0 0 .2 2.7 1.8 .9 .5 1.4 .008 fat/protein=-.55 fat/fibre=-.55 fat/starch=-.35 fat/sugars=-.3 rest
B cacao,grasa 0 0 .2 2.7 1.8 .9 .5 1.4 .01 fat/protein=-.55 fat/fibre=-.55 fat/starch=-.35 fat/sugars=-.3 rest
B cacao,grasa .21 0 .25 2.8 ~ .8 .9 1.2 .008
B cacao,grasa 0 0 .2 2 ~ .9 .076 .145 .04
B cacao,grasa 0 0 .2 2 ~ .9 .156 .3 .04
B cacao,grasa 0 0 .2 2 ~ .9 .318 .61 .048
B cacao,grasa 0 0 .2 2 ~ .7 0 0 .042
B cacao,grasa 0 0 .2 2 ~ .7 .002 .0024 .05
B cacao,grasa 0 0 .2 2 ~ .7 0 0 .048
B cacao,grasa 0 0 .2 2 ~ .9 .392 .75 .054
B cacao,grasa 0 0 .2 3.5 ~ 1.3 .49 .7 .04
B grasa 0 0 .2 3.5 ~ .9 0 .12 .044
C grasa,proteina 0 0 .3 2 ~ .6 1.5 .784 .006
C grasa,proteina 0 0 .3 2.5 ~ .7 .6 .6
C grasa -.08 0 .24 2.58 ~ .908 .335 .63 .0269
C grasa .07 0 .263 2.15 ~ .592 .599 .899 .0053
B grasa 0 0 .2 2 ~ .5 .444 .851 .006
C grasa -.23 0 ~ 1.64 1.17 .543 .301 .843 .00434
A grasa .21 0 .917 ~ .556 1.47 .196 .911 .0149
A grasa -.15 0 .6 ~ .522 1.63 .178 2.41
A grasa .4 0 .876 ~ .556 1.56 .196 1.21 .0167
B grasa .6 .888 .5 ~ .568 .881 .2 .81 .03
A grasa .32 0 .559 ~ .583 1.32 .149 1.41 .006
B grasa .21 0 .917 ~ .556 1.47 .196 .911 .0149
B grasa .6 .876 .5 ~ .571 .881 .202 .81 .03
B grasa .6 .888 .5 ~ .568 .881 .2 .81 .03
B grasa .6 .888 .5 ~ .568 .881 .2 .81 .03
C grasa 0 0 .8 2.5 1.03 2 .35 2.28 rest
A grasa .6 1.12 .904 ~ .382 .609 .128 1.12
A grasa .6 1.16 .6 ~ .601 .732 .201 1.25
B grasa .6 .985 1.2 ~ .313 .609 .248 1.12
A grasa -.23 0 .312 ~ .249 .961 .0293 1.37 .006
A grasa -.03 0 .337 ~ .406 .752 .0649 .472
A grasa .27 0 .876 ~ .57 .729 .417 1.15
B grasa .6 1.67 .5 ~ .57 .729 .345 1.13
A grasa -.08 0 .312 ~ .33 .386 .357 .548
A grasa -.04 0 .486 ~ .709 .947 1.47 .632 .0157
B grasa .41 0 .5 ~ .601 .947 0 .462 .0157
A grasa .6 .285 .129 ~ .468 .506 .127 2.12 .00213
A grasa .6 1.27 .527 ~ .28 .26 .0625 .369
A grasa .6 1.31 .79 ~ .566 1.02 0 1.02 .0175
B grasa .6 0 .4 ~ .588 1.02 1.1 1.02 .006
B grasa 0 0 .5 ~ .7 .5 0 1.3 .045
A grasa -.13 0 4.13 ~ .746 .699 0 1.08 .025
B grasa .6 .275 ~ .155 .95 .342 2.02 .972 .005
C grasa .12 0 ~ .056 .6 .137 2.2 .48 .065
C grasa 0 0 1 1.2 1.8 .49 ~ 1.78
B grasa .6 1.16 .5 ~ .601 .732 .201 1.25
B grasa .6 1.67 .5 ~ .57 .729 .345 1.13
A grasa .14 0 .732 ~ .532 1.81 .02 .905 .012
B grasa .6 0 .4 ~ .588 1.02 1.1 1.02 .006
A grasa .6 1.53 1.13 ~ .0588 1 0 .437 .174
B grasa -.23 0 .312 ~ .249 .961 .0293 1.37 .006
B grasa 0 0 .5 ~ .66 .947 1.4 .308 .0157
B grasa .4 0 .3 ~ .735 .381 .101 .63
B grasa .45 0 .36 ~ .773 .452 .121 .755
B grasa .31 0 .25 ~ .729 .467 .1 .411 .015
B grasa .11 0 .196 ~ .847 .331 .0714 .383 .006
B grasa,proteina 0 0 .15 4 ~ 1.2 .15 1 .06
B grasa .1 0 .709 ~ .783 .797 .0984 .608 .00838
B grasa .23 0 .652 ~ .894 1.11 .138 .849 .0117
B grasa 0 0 1 4 ~ 1.5 0 .28 .01
A grasa .49 0 1.45 ~ .0455 2 0 1.18 .018
B grasa .47 0 .8 ~ .096 1.6 0 1.6 .05
B grasa -.07 0 .8 ~ .31 1.5 0 2.2 .035
A grasa -.45 0 .475 ~ 0 .926 0 1.8
A grasa .6 .658 .549 ~ .524 1.84 0 .629
A grasa -.07 0 .554 ~ .282 .895 .367 .328
A grasa .32 0 1.28 ~ .598 1.44 0 1.95 .042
C grasa 0 0 .744 ~ .3 2.52 0 .4 .005
A brix .07 0 ~ .18 .816 .114 .024 .573
A brix .54 0 ~ .48 .95 .26 0 1.19
A brix .6 .193 ~ .194 1.19 .167 0 1.69
A brix .6 0 ~ .0998 1.76 .141 .018 .351
C brix 0 0 ~ .07 .958 .21 0 .774
B brix .6 .873 ~ .143 1.26 .21 0 1.28 .005
A brix .6 .665 ~ .0616 .521 .251 0 1.3 .0154
A brix .6 .473 ~ 0 2.75 .25 0 .246
C brix 0 0 ~ .105 1.1 .15 0 .288 .005
A brix .6 .294 ~ 0 1.02 .0412 0 .134
A brix -.41 0 ~ 0 .514 .119 0 .0846
A brix .6 .679 ~ 0 1.22 .252 0 .198
A brix .6 .125 ~ .13 .999 .141 0 .265
A brix -.45 0 ~ 0 1.49 .112 0 .194
A brix .35 0 ~ 0 1.04 .0554 0 .318
A brix -.45 0 ~ 0 1.12 .062 0 .375
C brix 0 0 ~ .035 .819 .06 0 .342 .005
A brix .18 0 ~ 0 1.44 .198 0 .354
A brix .26 0 ~ .134 1.65 .173 0 .563
B brix .2 0 ~ 0 2.08 .304 0 .486
B brix -.4 0 ~ 0 1.59 .178 0 .738 .000725
B brix .6 .477 ~ .178 .741 .0847 0 .648 .005
B brix .6 .59 ~ .583 1.39 .353 0 .701
B brix .6 0 ~ 0 1.45 .11 0 .612
A brix .2 0 ~ .282 .682 .206 0 .618
A brix .31 0 ~ .0722 1 .299 .0368 .0962 .00241
A brix -.45 0 ~ 0 1.25 .131 0 .246
A brix .23 0 ~ 0 1.51 .0814 0 .414
B brix .6 1.91 ~ 0 .103 .0375
B brix .6 1.54 ~ 0 .273 .169 0 .774 .005
A brix .6 .547 ~ 0 1.03 .0892 0 .254
A brix .6 .637 ~ 0 1.32 .0592 0 .0927
A brix -.28 0 ~ .105 2.08 .213 0 .432
A brix -.08 0 ~ 0 1.86 .337 0 .461
B brix .6 1.19 ~ 1.05 1.1 .319 .48 1.22
C brix 0 0 ~ .332 1.16 .382 .04 .972 .005
B brix .6 .11 ~ .264 1.98 .122 0 .234
A brix 0 0 ~ 0 2.41 .131 1.43 .537 sugars/starch=-.6
A brix .6 .162 ~ .0729 .596 .12 0 .375 .0223
A brix -.3 0 ~ .0673 2.25 .181 0 .432 .024
A brix .42 0 ~ 0 .8 .137 0 .129
A humedad .32 0 ~ 3.04 .257 .326 .0516 1.5 .0106
A brix -.19 0 ~ .133 1.45 .245 0 .629 .012
C brix 0 0 ~ .105 1.76 .15 0 .594 .02
B brix .6 .653 ~ .056 .143 .198 0 .324 .006
C brix 0 0 ~ .105 1.08 .165 0 .504
B brix .41 0 ~ .14 .624 .0902 .00755 .548
A humedad -.06 0 ~ .27 1.1 .36 .175 .504 .004
B humedad -.23 0 ~ .153 3 .407 .122 .876 .012
B humedad -.08 0 ~ .12 2.8 .196 0 .612
A humedad -.3 0 ~ .234 2.34 .288 0 .761 .006
B humedad -.21 0 ~ .045 2.4 .217 0 .804
A humedad -.23 0 ~ .282 1.09 .642 1.77 .902 .0141
A humedad -.3 0 ~ .327 2 .0612 0 .828 .006
C humedad -.3 0 ~ .219 2.2 .15 0 .3 .012
C humedad -.3 0 ~ .354 2.2 .294 0 .288 .164
C humedad 0 0 .8 .966 4.5 .8 .15 2 .012 rest
C humedad 0 0 .8 1.62 4.5 1 0 3.5 rest
B brix -.04 0 ~ .162 .727 .103 .0216 .516
B brix .24 0 ~ .432 .806 .234 0 1.07
B brix -.25 0 ~ .105 1.66 .213 0 .432
C brix -.06 0 ~ .0567 .863 .0905 0 .063 .0045
B brix .39 0 ~ .129 .994 .189 0 1.16 .0045
B brix .44 0 ~ .0998 1.41 .141 .018 .351
C brix -.04 0 ~ .105 .883 .15 0 .288 .005
B brix .6 0 ~ 0 .975 .227 0 .178
B brix .49 0 ~ 0 .843 .0372 .0014 .121
B brix -.42 0 ~ 0 .899 .062 0 .375
B brix .22 0 ~ 0 .83 .0554 0 .318
B brix -.3 0 ~ 4.05 .725 .45 0 .27 .0189
B brix -.3 0 ~ 0 1.93 .131 1.43 .537
B brix .23 0 ~ .175 .958 .15 0 1.52
B brix .6 0 ~ 0 1.06 .0592 0 .0927
B brix .43 0 ~ .238 1.48 .11 0 .211
A brix .11 0 ~ .13 .959 .276 0 .306
B brix .03 0 ~ .157 .719 .106 .006 .417
A brix .6 .328 ~ 0 .727 .189 .024 .188 .0606
B brix .6 1.3 ~ .0216 .629 .199 2.3 .247 .043
A brix -.23 0 ~ .03 1.85 .529 1.9 .474
A brix .6 1.27 ~ .06 .33 .315 .48 .283
A brix -.02 0 ~ .043 1.52 .36 0 .996 .12
A brix .25 0 ~ .054 .308 .303 2.31 .898
A brix .6 .263 ~ 0 .484 .119 0 .459
A brix .6 .59 ~ .116 .56 .25 0 .539 .138
A brix .6 .875 ~ .135 .911 .332 0 .377 .0338
C humedad -.29 0 ~ .891 4 2.12 0 1.84 .1
A brix .6 .545 ~ .216 .675 .199 0 .475 .0105
A brix .6 3.58 ~ .0753 .15 .947 0 .408 .016
A brix .6 .185 ~ 0 .72 .29 0 .382
A brix .52 0 ~ 0 .27 .0818 0 .12
A brix .6 .617 ~ 0 .195 .143 0 .33 .0562
A brix .42 0 ~ .0505 .069 .322 .39 .426 .0979
B brix 0 0 ~ .192 .263 .218 0 .11
A brix -.09 0 ~ .203 1.43 .277 .601 .687
B brix .6 3.71 ~ .105 .255 .178 0 .3 .012
A grasa,proteina -.45 0 ~ 3.91 0 .508 0 .769 .87
B grasa,proteina 0 0 ~ 3.5 0 .2 0 .9 .5
B - .6 .56 ~ .153 .0465 .707 0 .287 .004
C - 0 0 ~ .219 0 .493 0 1.02 .028
B brix .6 .562 ~ 0 .72 .112 0 .283
B brix .21 0 ~ .204 .308 .303 2.37 .81 .0198
C - .6 .458 ~ .066 .6 .2 0 1.2 .0035
C - .6 .489 ~ .044 .9 .2 0 1.3 .0035
C humedad 0 0 3 1.5 3 .48 0 ~
A - 0 0 2.46 .744 .542 .523 0 3.22 .018 rest
B - 0 0 3.32 2.86 .595 .716 0 3.39 .124 rest
A - 0 0 3.24 4.18 .748 .496 0 2.08 .0145 rest
B - 0 0 1.99 .933 .848 1.08 0 1.58 .0245 rest
B - 0 0 1.76 2.68 0 1.9 0 2.8 .0148 rest
A - 0 0 2.9 7.33 0 1.59 0 1.46 .024 rest
B - 0 0 2.9 7.33 0 1.59 0 1.46 .024 rest
A - 0 0 3.15 4.66 0 3.21 0 3.98 .0667 rest
A - 0 0 1.62 9.39 .562 .901 0 1.05 .114 rest
A - 0 0 3.13 5.71 .16 2.27 0 3.8 .0137 rest
A - 0 0 1.6 6.98 0 1.05 0 4.19 .0275 rest
A - 0 0 1.07 1.96 .16 1.06 0 4.72 .0162 rest
B - 0 0 1.82 2.52 2.58 1.33 0 4.49 .0521 rest
A - 0 0 3.24 6.55 2.58 2.81 0 2.72 .0388 rest
A - 0 0 2.6 3.04 0 2.37 0 .39 .13 rest
C - 0 0 2.57 .715 .802 1.16 0 2.27 .0245 rest
C - 0 0 1.76 3.08 .657 1.71 0 ~ .0455
B - 0 0 1.62 2.04 1.02 1.25 0 3.52 .0255 rest
B - 0 0 1.07 2.27 .427 3.28 0 3.7 .084 rest
B - 0 0 4.03 3.5 0 .996 0 4.26 .0235 rest
B - 0 0 1.11 .438 .608 2.1 0 1.4 .0818 rest
B - 0 0 .857 6.13 1.7 2.25 0 3.66 .018 rest
C - 0 0 1.6 5.5 1 1.56 ~ 2.3
C - 0 0 1.4 .44 2.5 .96 4 3.9 rest
C - 0 0 .936 1.7 .775 6.9 0 .36 .472 rest
C - 0 0 1.8 2.2 1 1.2 1 3.1 .035 rest
B ficha 0 0 .5 0 0 .1 0 0 .005 .04 rest
B brix .6 1.82 ~ 0 2.71 .103 0 0 .0154
B grasa,proteina .6 1.07 ~ .0995 .08 .8 0 .2 1.3
A grasa,proteina .6 1.28 ~ .151 1.24 .276 0 1.35 1.6
B grasa,proteina -.23 0 ~ .356 .184 .432 .141 1.44 .199
B grasa,proteina -.39 0 ~ 3.4 0 2 0 0 .85
A grasa,proteina -.45 0 ~ 4.76 .166 1.1 0 0 .245
C grasa,proteina -.3 0 ~ 4 .006 .9 0 .0875 .155
C grasa,proteina .6 1.2 ~ .3 0 2 0 0 1.5
B grasa,proteina -.2 0 ~ 1.7 .026 1.1 0 .065 .4
C grasa,proteina -.36 0 ~ 2.5 0 1.8 0 0 1.5
pure
C humedad 0 0 .6 0 0 0 0 0 .6 water/salt=-.9 rest
B ficha -.14 0 ~ .018 5 .03 0 0 .01 1.5
C ficha 0 0 ~ 0 4 0 0 .8 0 .15
pure
pure
pure
C ficha 0 0 6 0 0 0 0 0 0 3 rest
pure
B ficha 0 0 .15 0 0 0 0 0 .13 water/salt=-.9 rest
A grasa,proteina .6 .469 ~ .276 .159 .563 0 0 .03
B grasa,proteina 0 0 ~ 1.2 0 .4 0 0 .015
A grasa,proteina .6 .788 ~ .35 1.3 .112 0 0 .0148
C grasa,proteina 0 0 ~ .15 1 .0345 0 0 .021
C grasa,proteina 0 0 ~ .6 .6 .0315 .084 0 .027
B grasa .11 0 ~ 4.5 .8 .5 0 .3 .021
B grasa .01 0 ~ 5 1.2 .8 0 .88 .003
C brix 0 0 ~ 0 .5 .0315 0 0 .015
C grasa,proteina 0 0 ~ .3 .6 .075 .12 .16 .036
B brix 0 0 ~ .4 1.4 .12 .3 .04 .009
C grasa,proteina .03 0 ~ 1.5 .288 .4 0 0 .018
C grasa,proteina .6 .35 ~ .4 .203 .6 0 .24
B proteina .44 0 ~ 1.9 .103 1.8 0 0 .009
C grasa,proteina .08 0 ~ 3.47 .666 .425 0 .343 .0145
C grasa 0 0 .4 2 .99 .8 0 0 .09 rest
C grasa,proteina 0 0 ~ .4 .4 .12 .7 .16
C grasa,proteina .6 0 ~ .118 .0229 .0505 .0632 .0177
C brix 0 0 ~ .035 .18 .075
A brix .6 0 ~ .144 .213 .0395 0 .18
B brix .6 1.66 ~ .0245 .204 .0549 0 .14 .006
A brix .6 .18 ~ .2 .401 .0747
A brix -.03 0 ~ .06 .594 .0911 0 .28 .00341
C brix 0 0 ~ .07 .99 .075 0 .07
A brix -.45 0 ~ .171 .504 .0405 0 0 .006
A brix -.3 0 ~ .0422 .8 .04 0 .07 .00556
A brix -.45 0 ~ .112 .573 .0405 0 0 .00391
B brix 0 0 ~ .101 .8 .04 0 .035 .01
C brix 0 0 ~ .063 1.06 .101 0 .07 .005
C - 0 0 .8 .11 0 1.48 0 1.6 .08 rest
C - 0 0 1 1.2 0 1.11 0 3.18 .04 rest
C brix 0 0 .6 .018 0 .0096 0 0 .016 rest
C - 0 0 1 .2 0 1.55 0 4.46 .044 rest
C - 0 0 .8 .53 .3 2.37 0 3.08 rest
A grado 0 0 ~ 0 .25 .021 0 0 .005 .8
A grado 0 0 ~ 0 .4 .021 0 0 .005 1.23
B grado 0 0 ~ 0 .4 .03 0 0 0 .4
B grado -.45 0 ~ 0 2.5 .06 0 0 .012 .8
C brix 0 0 ~ 0 4 0 0 0 0 .8
B grado 0 0 ~ 0 .3 .06 0 0 .01 .8
B grado 0 0 ~ 0 1.5 .015 0 0 .02 .7
B grado 0 0 ~ 0 .8 0 0 0 .005 .4
A grado 0 0 ~ 0 0 .235 0 0 .00422 .4
C grado 0 0 ~ 0 .1 .15 0 0 .005 1
B grado 0 0 ~ 0 0 0 0 0 0 .9
B grado 0 0 ~ 0 0 0 0 0 0 .9
B grado 0 0 ~ 0 0 0 0 0 0 .9
B grado 0 0 ~ 0 0 0 0 0 0 .9
B grado 0 0 ~ 0 0 0 0 0 0 .9
B grado 0 0 ~ 0 0 0 0 0 0 .9
B grado 0 0 ~ 0 0 0 0 0 0 .9
B grado 0 0 ~ 0 0 0 0 0 0 .9
B grado 0 0 ~ 0 0 0 0 0 0 .9
B grado 0 0 ~ 0 0 0 0 0 0 .14
C grado 0 0 ~ 0 3.09 0 0 0 0 1.2
C grado 0 0 ~ 0 2.83 0 0 0 0 1.2
C grado 0 0 ~ 0 2.88 0 0 0 0 1.2
C grado 0 0 ~ 0 2.54 0 0 0 0 1.2
C grado 0 0 ~ 0 3.91 0 0 0 0 1.2
C grado 0 0 ~ 1.2 1.8 .3 0 0 .069 .9
C grado 0 0 ~ 0 3.53 0 0 0 0 1.2
C grado 0 0 ~ 0 2.58 0 0 0 0 1.2
C grado 0 0 ~ 0 4.14 0 0 0 0 1.2
B grado 0 0 ~ 0 1.25 0 0 0 0 .14
C grado 0 0 ~ 0 1.91 0 0 0 0 1.2
C grado 0 0 ~ 0 2.61 0 0 0 0 1.2
B grado 0 0 ~ 0 1.68 0 0 0 0 .14
B grado 0 0 ~ 0 1.39 0 0 0 0 .14
B grado 0 0 ~ 0 1.15 0 0 0 0 .14
C grado 0 0 ~ 0 3.5 0 0 0 0 1.2
B grado 0 0 ~ 0 0 0 0 0 0 .14
B humedad 0 0 1.4 .12 0 .9 0 ~
B humedad 0 0 1.4 .14 0 1 0 ~
B humedad 0 0 1.4 .1 0 .56 0 ~
B humedad 0 0 1.4 0 0 .8 0 ~ .9
B humedad 0 0 1.4 0 0 .06 0 ~ .54
B humedad 0 0 1.4 0 0 0 0 ~ 1
B humedad 0 0 1.4 .06 0 .16 0 ~
B humedad 0 0 1.4 0 5 .2 0 ~ .144
C humedad 0 0 1.2 0 6 .2 0 ~ .6
B humedad 0 0 1.4 0 0 0 0 ~ 1
B humedad 0 0 1.4 0 0 0 0 ~ .09
B humedad 0 0 1.4 0 0 .4 0 ~
B humedad 0 0 1.4 0 0 .2 0 ~ .54
B humedad 0 0 1.4 0 0 .3 0 ~
B humedad 0 0 1 .02 0 ~ 0 0 .147
C ficha 0 0 .72 4 0 0 0 1.5 .12 rest
C ficha 0 0 1.08 0 0 .4 0 2.4 .27 rest
C ficha 0 0 .48 2.5 4 1.6 0 .24 .108 rest
C ficha 0 0 .48 2.5 4 1.8 0 .09 .09 rest
B humedad .6 0 ~ .00287 0 .265 0 0 .0211
B ficha 0 0 .2 1.5 0 0 0 0 .03 rest
B ficha 0 0 .2 1.5 0 0 0 0 .03 rest
B ficha 0 0 .3 .8 rest
C ficha 0 0 3 3 1 rest
B humedad 0 0 .7 0 1.2 0 0 ~
B humedad 0 0 .7 0 .2 0 0 ~
B humedad 0 0 .7 0 1.2 0 0 ~
C humedad 0 0 1 0 .75 0 0 ~
C humedad 0 0 1 0 .075 0 0 ~
C humedad 0 0 1 .2 1.25 .975 0 ~
C humedad 0 0 1 .04 0 .03 0 ~
C humedad 0 0 1 .12 0 .3 .44 ~ .04
B humedad 0 0 2.11 .56 .598 1.51 ~ .858 .00534
B humedad 0 0 1.44 .403 .555 2.61 ~ .334 .00845
pure
pure
pure
pure
B ficha 0 0 .5 rest
pure
B - 0 0 .3 0 0 0 0 0 .3 rest
B grasa,proteina 0 0 .884 1.2 3 .317 0 0 .218 rest
B brix -.23 0 ~ .144 3.2 .135 .06 .468 .016
B grasa,proteina 0 0 .916 .0192 3 .375 0 .0012 .0197 rest
B grasa .23 0 1 3 ~ 1.8 .099 .8 .012
B grasa .23 0 .8 3.3 ~ 1.8 .229 .8 .012
C grasa,proteina -.16 0 .556 1.82 ~ .961 .119 .575 .00897
C grasa,proteina -.06 0 .253 1.62 ~ .586 .102 .443 .015
C brix -.23 0 ~ .0432 2 .0712 1.5 .32 .014
C grasa,proteina 0 0 .3 2.2 ~ .8 0 .552 .006
B grasa,proteina -.19 0 ~ .181 .437 .106 .436 .0155 .0106
B grasa,proteina .01 0 ~ .000694 .476 .209 0 0 .00849
B brix -.02 0 ~ .2 4.5 .0625 0 .175 .008
B brix -.02 0 ~ .12 4.5 .0625 0 .275 .004
B brix -.06 0 ~ .068 4.5 .14 0 .672 .004
B brix -.04 0 ~ .16 4.5 .0625 0 .525
B brix -.02 0 ~ .076 4.5 .12 0 .275 .004
B brix -.02 0 ~ 0 4.5 .075 0 .175 .056
B brix -.05 0 ~ .04 4 .075 0 .5
C brix -.16 0 ~ .024 2.2 .0625 0 .825 .056
C brix -.05 0 ~ .08 2.2 .05 0 .275 .028
C brix -.16 0 ~ .024 2.2 .0625 0 .825 .056
C brix -.11 0 ~ 0 2.2 .075 0 .575
C brix -.09 0 ~ .04 1.5 .1 0 .375
C brix 0 0 1.5 0 2.5 .05 0 .25 rest
B brix -.22 0 ~ .28 4 .24 1.5 .8
B brix .21 0 ~ .092 3.5 .0625 .25 .385 .012
B brix -.03 0 ~ .112 4.5 .0825 0 .323 .004
B grasa,proteina 0 0 .5 2.2 2.8 .8 ~ .525 .22
B grasa,proteina 0 0 .5 2.3 2.8 .8 ~ .381 .22
B grasa,proteina 0 0 .5 1.8 3.5 .8 ~ .45 .22
B grasa,proteina 0 0 .5 2.6 3 .8 ~ .6 .22
B grasa,proteina 0 0 .681 1 2.2 .46 ~ .909 .112
C grasa,proteina 0 0 1.2 .5 3.09 .546 ~ .195 .039
B grasa,proteina 0 0 .862 .958 2.05 .764 ~ .255 .0962
C grasa,proteina 0 0 1.2 .09 0 .035 ~ .075
C grasa,proteina 0 0 .5 1.46 2.93 .446 ~ .255 .0845
C grasa,proteina 0 0 .4 .0468 1.5 .337 0 0 .0299 rest
B grasa,proteina 0 0 2 .5 .5 .4 ~ .25 .18
C humedad 0 0 .6 .1 .1 ~ 0 0 .2
C brix 0 0 ~ 0 2.5 .18 0 .13
C brix 0 0 ~ .1 1.95 .22 1.2 .72
C humedad 0 0 1 .8 0 1.5 .5 ~
C grasa 0 0 ~ 1 0 1.3 0 0 .16
C ficha 0 0 ~ 0 0 1 0 0 1
C grasa 0 0 ~ 4.2 0 .9 0 0 .45
C grasa 0 0 .9 3.5 0 ~ 0 0 .45
C grasa 0 0 ~ 2.7 0 1.6 0 0 .5
C humedad 0 0 .8 .1 4.4 1.1 0 1.7 rest
C ficha 0 0 0 6 rest
C ficha 0 0 5.5 rest
pure
C ficha 0 0 2 rest`
