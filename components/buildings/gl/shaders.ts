import { PALETTE } from '@/lib/buildings/palette';

/** Version and precision of every shader, in GLSL ES 3.00. */

const HEAD = '#version 300 es\nprecision highp float;precision highp int;';

/** Converts positions from 16-bit units of the model’s bounding box to metres. */
const PLACE = `
uniform mat4 uView;uniform vec3 uOrigin;uniform float uExtent;
in vec3 aPosition;
vec3 place(vec3 p){return uOrigin+p*uExtent;}`;

/** Discards fragments beyond the section plane: `uCut.xyz` is the normal, `uCut.w` the distance from the origin. */
const CUT = `
uniform vec4 uCut;
void cutAway(vec3 p){if(dot(uCut.xyz,p)>uCut.w)discard;}`;

/** Renders the depth seen from the sun, for the shadow map. */
export const SHADOW = [
  `${HEAD}${PLACE}
out vec3 vWorld;
void main(){vWorld=place(aPosition);gl_Position=uView*vec4(vWorld,1.);}`,
  `${HEAD}${CUT}
in vec3 vWorld;
void main(){cutAway(vWorld);}`,
] as const;

/**
 * Shades faces and paper in two tones, lit and shaded; the shaded tone is engraved with lines at 45°. When the
 * grades are shown, « selon la tradition » is pale, « discuté » is hatched and « conventionnel » is left blank.
 * The paper is ruled in squares of ten metres with their diagonals, which fade towards the horizon.
 * A face of shade 255 belongs to a cross-section: hatched, more densely where the grade is « établi ».
 */
export const FACES = [
  `${HEAD}${PLACE}
uniform mat4 uSunView;
in vec2 aNormal;in vec4 aInfo;in float aSky;
out vec3 vNormal;out vec3 vWorld;out vec3 vSun;out float vSky;flat out uvec4 vInfo;
void main(){
vec2 f=(aNormal*255.-128.)/127.;
vec3 n=vec3(f.x,1.-abs(f.x)-abs(f.y),f.y);
if(n.y<0.)n.xz=(1.-abs(n.zx))*vec2(n.x<0.?-1.:1.,n.z<0.?-1.:1.);
vNormal=normalize(n);
vWorld=place(aPosition);
vSun=(uSunView*vec4(vWorld+vNormal*.08,1.)).xyz*.5+.5;
vSky=aSky;
vInfo=uvec4(aInfo*255.+.5);
gl_Position=uView*vec4(vWorld,1.);
}`,
  `${HEAD}
uniform vec3 uSun;uniform vec3 uPalette[${PALETTE.length + 1}];uniform highp sampler2DShadow uShadow;
uniform float uKnown;uniform float uDpr;uniform int uChosen;uniform vec3 uCentre;uniform float uReach;
${CUT}
in vec3 vNormal;in vec3 vWorld;in vec3 vSun;in float vSky;flat in uvec4 vInfo;
out vec4 colour;
float sunlight(){
if(any(lessThan(vSun,vec3(0.)))||any(greaterThan(vSun,vec3(1.))))return 1.;
float sum=0.;
for(int y=-1;y<2;y++)for(int x=-1;x<2;x++)
sum+=texture(uShadow,vec3(vSun.xy+vec2(x,y)/2048.,vSun.z-.0012));
return sum/9.;
}
float hatch(float spacing,float width){
float at=mod(gl_FragCoord.x+gl_FragCoord.y,spacing*uDpr)/uDpr;
return smoothstep(width+.5,width-.5,abs(at-spacing*.5)*1.4142);
}
float ruled(vec2 p){
vec4 at=vec4(p,p.x+p.y,p.x-p.y)/vec4(10.,10.,20.,20.);
vec4 off=abs(fract(at-.5)-.5)/fwidth(at);
return 1.-min(1.,min(min(off.x,off.y),min(off.z,off.w)));
}
void main(){
int material=int(vInfo.y);
vec3 base=uPalette[material];
vec3 n=normalize(vNormal);
float facing=max(0.,dot(n,uSun));
float lit=sunlight()*smoothstep(0.,.25,facing);
if(vInfo.w<32u)base*=1.+(float(vInfo.w)-16.)*.0048;
bool isPaper=material==${PALETTE.length};
int grade=isPaper?0:int(vInfo.z);
if(!isPaper)cutAway(vWorld);
if(vInfo.w==255u){
vec3 blank=mix(base,vec3(.988,.968,.925),grade==3?.72:grade==1?.5:0.);
vec3 ink=grade==2?vec3(.643,.278,.176):vec3(.122,.165,.188);
colour=vec4(mix(blank,ink,hatch(grade==0?5.:9.,.5)*(grade==3?.1:.62)),1.);
return;
}
if(uKnown>.5){
if(grade==1)base=mix(base,vec3(.98,.96,.91),.55);
if(grade==3)base=vec3(.988,.968,.925);
}
vec3 shade=base*vec3(.70,.745,.75);
vec3 light=base*(.93+.09*facing);
vec3 tone=mix(shade,light,lit);
tone=mix(tone,tone*vec3(.66,.70,.71),(1.-vSky)*.75);
if(!isPaper&&material!=3)tone=mix(tone,tone*.86,hatch(5.,.55)*(1.-lit)*.7);
if(uKnown>.5&&grade==2)tone=mix(tone,vec3(.643,.278,.176),hatch(8.,.6)*.85);
if(isPaper){
float away=distance(vWorld,uCentre)/uReach;
tone=mix(tone,vec3(.72,.54,.19),ruled((vWorld.xz-uCentre.xz)/exp2(max(0.,floor(log2(uReach/40.)))))*.21*uDpr);
tone=mix(uPalette[${PALETTE.length}],tone,smoothstep(3.,1.2,away)*.8);
}
if(int(vInfo.x)==uChosen&&!isPaper)tone=mix(tone,vec3(.643,.278,.176),.16);
colour=vec4(tone,1.);
}`,
] as const;

/** Draws lines of a width in CSS pixels, as two triangles each: dashed for « discuté », dotted for « conventionnel ». */
export const LINES = [
  `${HEAD}
uniform mat4 uView;uniform vec3 uOrigin;uniform float uExtent;uniform vec3 uEye;uniform vec2 uSize;
uniform float uDpr;uniform int uChosen;
in vec3 aFrom;in vec3 aTo;in vec4 aInfo;
out vec3 vWorld;out float vAlong;flat out uint vGrade;flat out float vChosen;flat out float vStrong;
vec4 project(vec3 p){
vec3 world=uOrigin+p*uExtent;
return uView*vec4(uEye+(world-uEye)*.9985,1.);
}
void main(){
vec4 a=project(aFrom),b=project(aTo);
if(a.w<.05||b.w<.05){gl_Position=vec4(2.,2.,2.,1.);return;}
uvec4 info=uvec4(aInfo*255.+.5);
vChosen=int(info.x)==uChosen?1.:0.;vStrong=float(info.w);
vec2 p=a.xy/a.w*uSize*.5,q=b.xy/b.w*uSize*.5;
vec2 along=q-p;float span=length(along);
along=span<1e-4?vec2(1.,0.):along/span;
float end=float(gl_VertexID&1),side=float(gl_VertexID>>1)*2.-1.;
vec4 c=end<.5?a:b;
vec2 shift=(vec2(-along.y,along.x)*side+along*(end*2.-1.)*.5)*uDpr*(vStrong>.5?1.25:.7)*(1.+.6*vChosen)*.5;
c.xy+=shift/uSize*2.*c.w;
vWorld=uOrigin+(end<.5?aFrom:aTo)*uExtent;
vAlong=end*span;vGrade=info.z;
gl_Position=c;
}`,
  `${HEAD}${CUT}
uniform vec3 uInk;uniform float uKnown;uniform float uDpr;
in vec3 vWorld;in float vAlong;flat in uint vGrade;flat in float vChosen;flat in float vStrong;
out vec4 colour;
void main(){
cutAway(vWorld);
vec4 ink=vChosen>.5?vec4(.643,.278,.176,1.):vec4(uInk,vStrong>.5?1.:.5);
if(uKnown>.5){
float at=vAlong/uDpr;
if(vGrade==2u&&mod(at,7.)>4.5)discard;
if(vGrade==3u&&mod(at,4.)>1.6)discard;
}
colour=vec4(ink.rgb*ink.a,ink.a);
}`,
] as const;
