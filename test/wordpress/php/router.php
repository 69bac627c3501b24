<?php
// Does what a server does for WordPress: sends files, and passes every other URL to index.php. Run by `php -S` in
// WordPress's folder. `?policy=…` sets a Content Security Policy, and `?untyped` removes the types of modules, as some
// optimisers do.
$path = rawurldecode( parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH ) );
$file = $_SERVER['DOCUMENT_ROOT'] . $path;
if ( is_file( $file ) || is_file( "$file/index.php" ) && '/' !== $path ) {
	return false;
}
if ( isset( $_GET['policy'] ) ) {
	header( 'Content-Security-Policy: ' . $_GET['policy'] );
}
if ( isset( $_GET['untyped'] ) ) {
	ob_start(
		static function ( $html ) {
			return str_replace( ' type="module"', '', $html );
		}
	);
}
require $_SERVER['DOCUMENT_ROOT'] . '/index.php';
